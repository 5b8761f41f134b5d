/** What a figure shows: positions of a scenario as the engine makes them, and what each move brought (Node only). */

import { describeProblem } from '../../../engine/problem.ts'
import { scenariosOfBuild } from '../../../scenario/files.ts'
import { type Run, runScenario } from '../../../scenario/run.ts'
import { puertoRico } from '../complete.ts'
import type { Position } from '../rules/state.ts'
import type { PuertoRico } from '../rules/types.ts'
import { FigureError, type Part, partsOf } from './figure-parts.ts'
import { type Frame, framesOf } from './script.ts'

export interface FigureSource {
  scenario: string
  /** Parts with commas between: 'ships,own:A'. */
  show: string
  /** After how many moves; the start without it. */
  after?: number | undefined
  /** One frame for the start and one for each move. */
  steps?: boolean | undefined
}

interface FigureMade {
  parts: Part[]
  /** What is drawn: all frames, or the one asked for. */
  frames: Frame[]
  start: Position
  /** Moves as the file writes them, legal or not. */
  script: readonly unknown[]
}

let runs: Map<string, () => Run<PuertoRico>> | undefined

/** The run of a scenario of the project, made once. */
function runOf(id: string): Run<PuertoRico> {
  runs ??= new Map(
    scenariosOfBuild(puertoRico).map(({ id, source }) => {
      let run: Run<PuertoRico> | undefined
      return [
        id,
        () => {
          run ??= runScenario(puertoRico, source)
          return run
        },
      ]
    }),
  )
  const run = runs.get(id)
  if (!run) throw new FigureError(`There is no scenario '${id}'.`)
  return run()
}

/** The parts and frames of a figure. Throws a FigureError that says what is wrong with it. */
export function figureOf({ scenario, show, after = 0, steps = false }: FigureSource): FigureMade {
  const parts = partsOf(show)
  const run = runOf(scenario)
  if (!run.start)
    throw new FigureError(`${scenario}: ${run.problems.map(describeProblem).join('; ')}`)
  const { start } = run
  const odd = parts.find(({ seat }) => seat !== undefined && seat >= start.players.length)
  if (odd) throw new FigureError(`${scenario} has no such seat: ${show}`)
  const script = run.steps.map(({ move }) => move)
  const all = framesOf(start, script).upTo(script.length)
  const frame = all[after]
  if (!frame) throw new FigureError(`${scenario} has no move ${after}.`)
  return { parts, frames: steps ? all : [frame], start, script }
}
