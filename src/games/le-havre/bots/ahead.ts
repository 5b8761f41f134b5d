/** How much of a game is still ahead. */
import { roundCards } from '../rules/ships.ts'
import type { Position } from '../rules/state.ts'
import { TILES } from '../rules/vocabulary.ts'

/** The rounds that are still to end, with the food that each of them asks. */
export function foodAhead({ version, players, round, final, at }: Position): number[] {
  if (final || at === 'over') return []
  return roundCards(version, players.length)
    .slice(round - 1)
    .map(({ food }) => food)
}

/** Own turns until the end, the one in the final stage among them. */
export function turnsAhead(position: Position, rounds: number): number {
  if (rounds === 0) return 0
  const { turn, players } = position
  return 1 + ((rounds - 1) * TILES.length + TILES.length - turn) / players.length
}
