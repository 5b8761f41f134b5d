/**
 * Runs scenario files: `npm run -s scenarios -- [DIR or FILE …] [--json]`. Without names it runs all of
 * content/. Prints each failure with file, step, expected and found; exits 1 on any.
 */
import { readFileSync } from 'node:fs'
import { SCENARIO_ROOT, scenarioFiles } from '../src/scenario/files.ts'
import { describeProblem, parseScenario } from '../src/scenario/parse.ts'
import { runScenario } from '../src/scenario/run.ts'

/** One file's verdict: an empty list of failures means that it passed. */
interface Outcome {
  file: string
  failures: string[]
}

function outcomeOf(file: string): Outcome {
  const parsed = parseScenario(readFileSync(file, 'utf8'))
  if (!parsed.ok)
    return { file, failures: parsed.faults.map((f) => `line ${f.line}: ${f.path} ${f.message}`) }
  const run = runScenario(parsed.source)
  const failures = [
    ...run.problems.map((problem) => `impossible position: ${describeProblem(problem)}`),
    ...run.failures.map(
      ({ step, at, expected, found }) =>
        `step ${step}: ${at}: expected ${expected}, found ${found}`,
    ),
  ]
  return { file, failures }
}

function main(args: string[]): number {
  const json = args.includes('--json')
  const unknown = args.find((arg) => arg.startsWith('--') && arg !== '--json')
  if (unknown) {
    console.error(`unknown option ${unknown}; usage: scenarios [DIR or FILE …] [--json]`)
    return 2
  }
  const named = args.filter((arg) => !arg.startsWith('--'))
  const roots = named.length > 0 ? named : [SCENARIO_ROOT]
  const outcomes: Outcome[] = []
  for (const root of roots) {
    try {
      for (const file of scenarioFiles(root)) outcomes.push(outcomeOf(file))
    } catch (reason) {
      console.error(`cannot read ${root}: ${reason instanceof Error ? reason.message : reason}`)
      return 2
    }
  }
  const failed = outcomes.filter(({ failures }) => failures.length > 0)
  if (json) console.log(JSON.stringify({ outcomes }))
  else
    for (const { file, failures } of failed)
      for (const failure of failures) console.log(`${file}: ${failure}`)
  const summary = `${outcomes.length - failed.length} passed, ${failed.length} failed`
  if (json) console.error(summary)
  else console.log(summary)
  return failed.length > 0 ? 1 : 0
}

process.exitCode = main(process.argv.slice(2))
