/** Runs scenario files: see `--help`. */

import { existsSync } from 'node:fs'
import { letterOf } from '../src/engine/seats.ts'
import type { Problem } from '../src/engine/types.ts'
import type { Run } from '../src/frame/run.ts'
import { FIRST_GAME, GAMES, type GameId } from '../src/games/ids.ts'
import { REGISTRY } from '../src/games/registry.ts'
import { scenarioFiles, scenarioRoot } from '../src/scenario/files.ts'
import { parseScenario } from '../src/scenario/parse.ts'
import type { ScenarioTypes } from '../src/scenario/plug.ts'
import { runScenario } from '../src/scenario/run.ts'
import { toText } from '../src/text/markup.ts'
import { say } from '../src/text/messages/referee.ts'
import { readInput, runCommand, UsageError } from './arguments.ts'
import { featureOf, GAME_NAMES, gameOf, readGame } from './games/ids.ts'
import { onOneLine } from './printable.ts'

const COMMAND = {
  usage: `usage: npm run -s scenarios -- [FOLDER or FILE …] [--game NAME] [--json]
  by default all scenarios of the project; every failure is told with its file, step, what was expected
  and what was found
  --game NAME  the game of files that lie elsewhere: ${GAME_NAMES}; default ${FIRST_GAME}
  --json       print one JSON object and nothing else`,
  options: {
    game: { type: 'string', default: FIRST_GAME },
    json: { type: 'boolean', default: false },
  },
  positionals: true,
} as const

/** One file's verdict: an empty list of failures means that it passed. */
interface Outcome {
  file: string
  failures: string[]
}

/** Runs the text of a file and tells what fails in it. */
function runner<G extends ScenarioTypes>({
  plug,
  problemWords,
  vocabulary,
}: Run<G>): (text: string) => string[] {
  const said = saying(problemWords)
  return (text: string): string[] => {
    const parsed = parseScenario(plug, text, vocabulary)
    if (!parsed.ok) return parsed.faults.map((f) => `${f.line}: ${f.path} ${f.message}`)
    const { source, lineOf } = parsed
    const run = runScenario(plug, source)
    return [
      ...run.problems.map((problem) => {
        const place = placeOf(problem.path)
        return `${lineOf(place)}: ${place.join('.')}: ${said(problem)}`
      }),
      ...run.failures.map(
        ({ step, path, at, expected, found }) =>
          `${lineOf(path)}: step ${step}: ${at}: expected ${expected}, found ${found}`,
      ),
    ]
  }
}

/** Where in a file something is told that is wrong with the position: seats go by letters there. */
function placeOf(path: string): string[] {
  const [first = '', second = '', ...rest] = path.split('.')
  if (['set', 'game', 'chooser', 'seat', 'at'].includes(first)) return path.split('.')
  return first === 'players' && second
    ? ['set', letterOf(Number(second)), ...rest]
    : ['set', ...path.split('.')]
}

/** As the referee's page says it: that it cannot be, why, and how to mend it. */
const saying =
  (problemWords: Run<ScenarioTypes>['problemWords']) =>
  (problem: Problem): string => {
    const { what, mend } = problemWords(problem)
    return [say('unread.impossible'), what, mend].map((words) => toText(words)).join(' ')
  }

/** The games that have scenarios. */
const SHOWN = GAMES.filter((id) => REGISTRY[id].scenarios)

/** How the files of these games are run. */
async function runnersOf(games: Iterable<GameId>) {
  const runners = new Map<GameId, (text: string) => string[]>()
  for (const id of games) {
    const withRun = await featureOf(id, 'scenarios')
    runners.set(id, withRun(runner))
  }
  return runners
}

/** Every scenario file at or below the paths. Throws a UsageError where one is not there, or holds none. */
function filesAt(paths: readonly string[]): string[] {
  for (const path of paths)
    if (!existsSync(path))
      throw new UsageError(`${onOneLine(path)} cannot be read: there is no such file`)
  return paths.flatMap((path) => {
    const files = Array.from(scenarioFiles(path))
    if (files.length === 0)
      throw new UsageError(`${onOneLine(path)} holds no scenario: no .yaml or .json`)
    return files
  })
}

/** What is wrong with a file; one that cannot be read fails as others do. */
function failuresOf(file: string, run: (text: string) => string[]): string[] {
  try {
    return run(readInput(file))
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return [`1: ${error.message.replace(`${onOneLine(file)} `, '')}`]
  }
}

await runCommand(COMMAND, async ({ values: { game, json }, positionals }) => {
  const named = readGame(game)
  const paths = positionals.length > 0 ? positionals : SHOWN.map(scenarioRoot)
  const files = filesAt(paths).map((file) => ({ file, id: gameOf(file, named) }))
  const runners = await runnersOf(new Set(files.map(({ id }) => id)))
  const outcomes = files.flatMap(({ file, id }): Outcome[] => {
    const run = runners.get(id)
    return run ? [{ file, failures: failuresOf(file, run) }] : []
  })
  const failed = outcomes.filter(({ failures }) => failures.length > 0)
  if (json) console.log(JSON.stringify({ outcomes }))
  else
    for (const { file, failures } of failed)
      for (const failure of failures) console.log(onOneLine(`${file}:${failure}`))
  const summary = `${outcomes.length - failed.length} passed, ${failed.length} failed`
  if (json) console.error(summary)
  else console.log(summary)
  return failed.length > 0 ? 1 : 0
})
