/** What a figure shows: positions of a scenario as the engine makes them, and what each move brought. */

import { scenariosOfBuild } from '../../../scenario/files.ts'
import { describeProblem } from '../../../scenario/parse.ts'
import { type Run, runScenario, type Step } from '../../../scenario/run.ts'
import { addressesOf } from '../../../ui/table/travel.ts'
import { puertoRico } from '../plug.ts'
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import type { Note } from '../rules/notes.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import type { Position } from '../rules/state.ts'
import type { PuertoRico } from '../rules/types.ts'
import { FigureError, type Part, partsOf } from './figure-parts.ts'

export interface FigureSource {
  scenario: string
  /** Parts with commas between: 'ships,own:A'. */
  show: string
  /** After how many moves; the start without it. */
  after?: number | undefined
  /** One frame for the start and one for each move. */
  steps?: boolean | undefined
}

/** One drawing: a position, and the move that led to it; null at the start, or where it could not be read. */
export interface Frame {
  position: Position
  move: Move | null
  /** Rules that refused the move; the position is then as before. */
  broken: readonly RuleId[]
  notes: readonly Note[]
  /** Addresses of places that the move changed. */
  changed: ReadonlySet<string>
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

/** Where a colonist that comes with a tile or a building stands, which the note alone does not tell. */
function mannedBy(move: Move | null): string[] {
  if (move?.do === 'manTile') return [`${move.seat}/manned:${move.tile}`]
  if (move?.do === 'manBuilding') return [`${move.seat}/city:${move.building}`]
  return []
}

/** Role tiles whose coins or taker are others now. */
function changedRoles(before: Position, after: Position): string[] {
  return after.roles
    .filter(({ coins, takenBy }, nth) => {
      const was = before.roles[nth]
      return was?.coins !== coins || was.takenBy !== takenBy
    })
    .map(({ id }) => `role:${id}`)
}

function frameOf({ move: tried, before, broken, notes, after }: Step<PuertoRico>): Frame {
  const move = game.parseMove(tried)
  const places = notes.flatMap((note) => [note.from, note.to].flatMap((p) => addressesOf(p, note)))
  const changed = new Set(
    broken.length > 0 ? [] : [...places, ...mannedBy(move), ...changedRoles(before, after)],
  )
  return { position: after, move, broken, notes, changed }
}

/** The parts and frames of a figure. Throws a FigureError that says what is wrong with it. */
export function figureOf({ scenario, show, after = 0, steps = false }: FigureSource): {
  parts: Part[]
  frames: Frame[]
} {
  const parts = partsOf(show)
  const run = runOf(scenario)
  if (!run.start)
    throw new FigureError(`${scenario}: ${run.problems.map(describeProblem).join('; ')}`)
  const start = run.start
  const odd = parts.find(({ seat }) => seat !== undefined && seat >= start.players.length)
  if (odd) throw new FigureError(`${scenario} has no such seat: ${show}`)
  const first: Frame = { position: start, move: null, broken: [], notes: [], changed: new Set() }
  const frames = [first, ...run.steps.map(frameOf)]
  if (steps) return { parts, frames }
  const frame = frames[after]
  if (!frame) throw new FigureError(`${scenario} has no move ${after}.`)
  return { parts, frames: [frame] }
}
