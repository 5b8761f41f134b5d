/** What a figure shows: positions of a scenario as the engine makes them, and what each move brought (Node only). */
import { describeProblem } from '../../engine/problem.ts'
import type { ScenarioGame, ScenarioTypes } from '../../scenario/definition.ts'
import { scenariosOfBuild } from '../../scenario/files.ts'
import { type Run, runScenario } from '../../scenario/run.ts'
import type { AnyPart, PartsDefinition, ScriptDefinition } from './definition.ts'
import { FigureError } from './parts.ts'
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

interface FigureMade<G extends ScenarioTypes, Part> {
  parts: Part[]
  /** What is drawn: all frames, or the one asked for. */
  frames: Frame<G>[]
  start: G['Position']
  /** Moves as the file writes them, legal or not. */
  script: readonly unknown[]
}

/** Makes the figures of a game's scenarios; each is run once. */
export function figureMaker<G extends ScenarioTypes, Part extends AnyPart>(
  gameDefinition: ScenarioGame<G>,
  definition: ScriptDefinition<G>,
  { read }: PartsDefinition<Part>,
) {
  let sources: Map<string, () => Run<G>> | undefined
  const runOf = (id: string): Run<G> => {
    sources ??= new Map(
      scenariosOfBuild(gameDefinition).map(({ id, source }) => {
        let run: Run<G> | undefined
        return [
          id,
          () => {
            run ??= runScenario(gameDefinition, source)
            return run
          },
        ]
      }),
    )
    const run = sources.get(id)
    if (!run) throw new FigureError(`There is no scenario '${id}'.`)
    return run()
  }

  /** The parts and frames of a figure. Throws a FigureError that says what is wrong with it. */
  return ({ scenario, show, after = 0, steps = false }: FigureSource): FigureMade<G, Part> => {
    const parts = read(show)
    const run = runOf(scenario)
    if (!run.start)
      throw new FigureError(`${scenario}: ${run.problems.map(describeProblem).join('; ')}`)
    const { start } = run
    const odd = parts.find(({ seat }) => seat !== undefined && seat >= start.players.length)
    if (odd) throw new FigureError(`${scenario} has no such seat: ${show}`)
    const script = run.steps.map(({ move }) => move)
    const all = framesOf(definition, start, script).upTo(script.length)
    const frame = all[after]
    if (!frame) throw new FigureError(`${scenario} has no move ${after}.`)
    return { parts, frames: steps ? all : [frame], start, script }
  }
}
