/** Changes the rules a little, one change at a time, and looks whether a scenario or a unit test notices: see `--help`. */
import { globSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectScenarios } from '../src/scenario/files.ts'
import { EQUIVALENTS } from './mutation/equivalents.ts'
import { explain, reportOf, scoreOf, summaryOf, type Tried } from './mutation/report.ts'
import { type Mutant, makeSandbox, SANDBOX } from './mutation/sandbox.ts'
import { makeBench, measure, reaches, tryMutant } from './mutation/trials.ts'
import { testBeside, tryUnits } from './mutation/units.ts'

const USAGE = `npm run -s mutation -- [--threads N] [PART …]
  PART         only files of the rules whose path holds one of these, as roles/captain
  --threads N  mutants tried at a time (default: one for each core)
Score and survivors are shown and written to ${join(SANDBOX, 'report.txt')}.`

const RULES = 'src/games/puerto-rico'
/** Files without rules of their own: lists of words, checks of the rules, other ways to run them. */
const APART =
  /\.test\.ts|invariants|proof|machine|random-game|rules\.ts|vocabulary|chart\.ts|acts\.ts|position\.ts/
const LEAST_SCORE = 0.9

/** Tries each item, so many at a time, and keeps their order. */
async function inParallel<T, R>(
  items: readonly T[],
  benches: number,
  task: (item: T, bench: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const work = async (bench: number): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      results[index] = await task(items[index] as T, bench)
      if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${index + 1} of ${items.length}`)
    }
  }
  await Promise.all(Array.from({ length: benches }, (_, bench) => work(bench)))
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  return results
}

async function tryAll(mutants: readonly Mutant[], threads: number): Promise<Tried[]> {
  const scenarios = projectScenarios().map(({ source }) => source)
  const benches = Array.from({ length: threads }, () => makeBench(scenarios))
  const [first] = benches
  if (!first) throw new Error('no thread')
  const coverage = await measure(first, scenarios.length)
  const byScenarios = await inParallel(mutants, threads, (mutant, bench) =>
    tryMutant(benches[bench] ?? first, mutant.id, scenarios.length, coverage),
  )
  await Promise.all(benches.map((bench) => bench.close()))
  const left = mutants.filter(
    ({ file }, index) => byScenarios[index] === 'survived' && testBeside(file),
  )
  const testsOf = (some: readonly Mutant[]): string[] => [
    ...new Set(some.flatMap(({ file }) => testBeside(file) ?? [])),
  ]
  if (left.length > 0 && (await tryUnits(null, testsOf(left))) !== 'survived')
    throw new Error('the unit tests fail without any mutant: see npm run -s unit')
  const byUnits = await inParallel(left, threads, (mutant) =>
    tryUnits(mutant.id, testsOf([mutant])),
  )
  return mutants.map((mutant, index) => {
    const outcome = byUnits[left.indexOf(mutant)] ?? byScenarios[index] ?? 'survived'
    const unreached = outcome === 'survived' && !reaches(coverage, mutant.id)
    return { mutant, fate: unreached ? 'not covered' : outcome }
  })
}

async function run(parts: readonly string[], threads: number): Promise<number> {
  const files = globSync(`${RULES}/**/*.ts`)
    .filter((file) => !APART.test(file.slice(RULES.length)))
    .filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
    .sort()
  if (files.length === 0) throw new Error(`no file of the rules is called ${parts.join(', ')}`)
  const mutants = await makeSandbox(files)
  const { tried, stale } = explain(await tryAll(mutants, threads), EQUIVALENTS)
  const lines = reportOf(tried)
  for (const entry of stale) lines.push(`explained, but not a survivor: ${entry}`)
  lines.push(summaryOf(tried))
  writeFileSync(join(SANDBOX, 'report.txt'), `${lines.join('\n')}\n`)
  console.log(lines.join('\n'))
  const left = tried.some(({ fate }) => fate === 'survived' || fate === 'not covered')
  return left || stale.length > 0 || scoreOf(tried) < LEAST_SCORE ? 1 : 0
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' }, threads: { type: 'string' } },
  })
  const threads = Number(values.threads ?? availableParallelism())
  if (!Number.isInteger(threads) || threads < 1) throw new Error('--threads takes 1 or more')
  if (values.help) console.log(USAGE)
  else process.exitCode = await run(positionals, threads)
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  process.exitCode = 2
}
