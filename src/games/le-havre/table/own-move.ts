import type { OwnMove } from '../../../ui/table/definition.ts'
import { game } from '../rules/game.ts'
import type { Position } from '../rules/state.ts'
import type { LeHavre } from '../rules/types.ts'

/**
 * What everybody would do: the marker moves as a turn begins, a turn ends where nothing is left to buy. Whoever may
 * still sell or pay back has a moment for it.
 */
export function ownMove(position: Position): OwnMove<LeHavre> | null {
  const { at, seat } = position
  if (at === 'turn.opened') return { move: { do: 'supply', seat }, waits: false }
  if (at !== 'turn.closed') return null
  let waits = false
  for (const move of game.legalMoves(position)) {
    if (move.do === 'buy') return null
    if (move.seat === seat && move.do !== 'endTurn') waits = true
  }
  return { move: { do: 'endTurn', seat }, waits }
}

/** Whether the table's own move was one of several that whoever decides could make: cards can be bought and sold before. */
export function hadChoice(position: Position): boolean {
  let count = 0
  for (const { seat } of game.legalMoves(position))
    if (seat === position.seat && ++count > 1) return true
  return false
}
