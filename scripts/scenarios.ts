/** Runs scenario files: see `--help`. */

import { existsSync } from 'node:fs'
import { letterOf } from '../src/engine/seats.ts'
import type { Problem } from '../src/engine/types.ts'
import { leHavre } from '../src/games/le-havre/plug.ts'
import { problemWords as leHavreWords } from '../src/games/le-havre/referee/problems.ts'
import { puertoRico } from '../src/games/puerto-rico/complete.ts'
import { problemWords } from '../src/games/puerto-rico/referee/problems.ts'
import { vocabulary } from '../src/games/puerto-rico/words/keys.ts'
import type { Words } from '../src/referee/words.ts'
import { scenarioFiles, scenarioRoot } from '../src/scenario/files.ts'
import { parseScenario } from '../src/scenario/parse.ts'
import type { ScenarioGame, ScenarioTypes } from '../src/scenario/plug.ts'
import { runScenario } from '../src/scenario/run.ts'
import type { Vocabulary } from '../src/scenario/vocabulary.ts'
import { toText } from '../src/text/markup.ts'
import { say } from '../src/text/messages/referee.ts'
import { readInput, runCommand, UsageError } from './arguments.ts'
import { GAMES, type GameId, gameOf, readGame } from './games/ids.ts'
import { onOneLine } from './printable.ts'

const COMMAND = {
  usage: `usage: npm run -s scenarios -- [FOLDER or FILE …] [--game NAME] [--json]
  by default all scenarios of the project; every failure is told with its file, step, what was expected
  and what was found
  --game NAME  the game of files that lie elsewhere: puerto-rico, the default, or le-havre
  --json       print one JSON object and nothing else`,
  options: {
    game: { type: 'string', default: 'puerto-rico' },
    json: { type: 'boolean', default: false },
  },
  positionals: true,
} as const

/** One file's verdict: an empty list of failures means that it passed. */
interface Outcome {
  file: string
  failures: string[]
}

/** Runs the text of a file and tells what fails in it; `said` puts a position that cannot be in words. */
function runner<G extends ScenarioTypes>(
  plug: ScenarioGame<G>,
  said: (problem: Problem) => string,
  vocabulary?: Vocabulary,
) {
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
  (problemWords: (problem: Problem) => { what: Words; mend: Words }) =>
  (problem: Problem): string => {
    const { what, mend } = problemWords(problem)
    return [say('unread.impossible'), what, mend].map((words) => toText(words)).join(' ')
  }

const RUNNERS: Readonly<Record<GameId, (text: string) => string[]>> = {
  'puerto-rico': runner(puertoRico, saying(problemWords), vocabulary),
  'le-havre': runner(leHavre, saying(leHavreWords)),
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

await runCommand(COMMAND, ({ values: { game, json }, positionals }) => {
  const named = readGame(game)
  const paths = positionals.length > 0 ? positionals : GAMES.map(scenarioRoot)
  const outcomes = filesAt(paths).map((file): Outcome => {
    const run = RUNNERS[gameOf(file, named)]
    return { file, failures: failuresOf(file, run) }
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
