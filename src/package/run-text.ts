/** A scenario file of either game in the package's command: what fails in it, in plain English. */
import { describeProblem } from '../engine/problem.ts'
import type { ScenarioGame, ScenarioTypes } from '../scenario/definition.ts'
import { gameNamedIn } from '../scenario/game-name.ts'
import { parseScenario } from '../scenario/parse.ts'
import { runScenario } from '../scenario/run.ts'
import { leHavreScenarios, puertoRicoScenarios } from './scenario.ts'

/** What came of a file; `failures` begin with the line. */
export interface Ran {
  failures: string[]
  /** The rules that it cited. */
  cited: string[]
}

const NAMES = {
  keys: ['game', 'name'],
  names: new Map([
    ['puerto-rico', 'puerto-rico'],
    ['le-havre', 'le-havre'],
  ] as const),
}

/** Runs a scenario of the game that it names, of Puerto Rico where it names none. Takes anything, and never throws. */
export function runText(text: string): Ran {
  return gameNamedIn(text, NAMES) === 'le-havre'
    ? ran(leHavreScenarios, text)
    : ran(puertoRicoScenarios, text)
}

function ran<G extends ScenarioTypes>(game: ScenarioGame<G>, text: string): Ran {
  const parsed = parseScenario(game, text)
  if (!parsed.ok) {
    const failures = parsed.faults.map(({ line, path, message }) => `${line}: ${path}: ${message}`)
    return { failures, cited: [] }
  }
  const { source, placeOf } = parsed
  const { problems, failures, cited } = runScenario(game, source)
  return {
    failures: [
      ...problems.map((problem) => `1: impossible: ${describeProblem(problem)}`),
      ...failures.map(({ path, expected, found }) => {
        const { line, whole } = placeOf(path)
        return `${line}: ${whole}: expected ${expected}, found ${found}`
      }),
    ],
    cited: [...cited],
  }
}
