/** What the rules answer to a move: everything it breaks, or everything it brings. */
import type { EventOf, GameTypes, RuleOf } from '../engine/types.ts'
import type { ScenarioTypes } from '../scenario/definition.ts'
import { type Change, changesBetween } from './changes.ts'
import type { RefereeGame } from './definition.ts'
import { type Instead, insteadOf } from './nearest.ts'

export interface Refusal<G extends GameTypes> extends Instead<G['Move']> {
  legal: false
  move: G['Move']
  /** Every broken rule, the deciding one first. */
  broken: RuleOf<G>[]
  /** Whose turn it is instead; null where it is the turn of the seat asked about, or the game is over. */
  turnOf: number | null
}

export interface Permission<G extends GameTypes> {
  legal: true
  move: G['Move']
  /** Each gain, loss and movement with the rule behind it, in order. */
  events: EventOf<G>[]
  /** Every count that is another than before. */
  changes: Change[]
  after: G['Position']
}

export type Verdict<G extends GameTypes> = Refusal<G> | Permission<G>

/** The ruling on a move; the position given stays as it is. */
export function verdictOn<G extends ScenarioTypes>(
  definition: RefereeGame<G>,
  position: G['Position'],
  move: G['Move'],
): Verdict<G> {
  const { game, inventory } = definition
  const result = game.applyMove(position, move)
  if (result.ok) {
    const { events, position: after } = result
    return { legal: true, move, events, changes: changesBetween(inventory, position, after), after }
  }
  const instead = insteadOf(definition, position, move)
  const waits = instead.nearest.length === 0 && !game.isOver(position)
  const turnOf = waits && position.seat !== move.seat ? position.seat : null
  return { legal: false, move, broken: result.broken, ...instead, turnOf }
}
