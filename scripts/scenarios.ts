/** Runs scenario files: see `--help`. */

import { existsSync, readFileSync } from 'node:fs'
import { describeProblem } from '../src/engine/problem.ts'
import { puertoRico } from '../src/games/puerto-rico/plug.ts'
import { scenarioFiles, scenarioRoot } from '../src/scenario/files.ts'
import { parseScenario } from '../src/scenario/parse.ts'
import { runScenario } from '../src/scenario/run.ts'
import { runCommand, UsageError } from './arguments.ts'

const COMMAND = {
  usage: `usage: npm run -s scenarios -- [FOLDER or FILE …] [--json]
  by default all scenarios of the project; every failure is told with its file, step, what was expected
  and what was found
  --json  print one JSON object and nothing else`,
  options: { json: { type: 'boolean', default: false } },
  positionals: true,
} as const

/** One file's verdict: an empty list of failures means that it passed. */
interface Outcome {
  file: string
  failures: string[]
}

function outcomeOf(file: string): Outcome {
  const parsed = parseScenario(puertoRico, readFileSync(file, 'utf8'))
  if (!parsed.ok)
    return { file, failures: parsed.faults.map((f) => `line ${f.line}: ${f.path} ${f.message}`) }
  const run = runScenario(puertoRico, parsed.source)
  const failures = [
    ...run.problems.map((problem) => `impossible position: ${describeProblem(problem)}`),
    ...run.failures.map(
      ({ step, at, expected, found }) =>
        `step ${step}: ${at}: expected ${expected}, found ${found}`,
    ),
  ]
  return { file, failures }
}

/** Every scenario file at or below the paths. Throws a UsageError where one is not there. */
function filesAt(paths: readonly string[]): string[] {
  for (const path of paths)
    if (!existsSync(path)) throw new UsageError(`${path} cannot be read: there is no such file`)
  return paths.flatMap((path) => Array.from(scenarioFiles(path)))
}

await runCommand(COMMAND, ({ values: { json }, positionals }) => {
  const outcomes = filesAt(
    positionals.length > 0 ? positionals : [scenarioRoot('puerto-rico')],
  ).map(outcomeOf)
  const failed = outcomes.filter(({ failures }) => failures.length > 0)
  if (json) console.log(JSON.stringify({ outcomes }))
  else
    for (const { file, failures } of failed)
      for (const failure of failures) console.log(`${file}: ${failure}`)
  const summary = `${outcomes.length - failed.length} passed, ${failed.length} failed`
  if (json) console.error(summary)
  else console.log(summary)
  return failed.length > 0 ? 1 : 0
})
