import type { Game } from '../engine/game.ts'
import type { GameTypes } from '../engine/types.ts'

/** Whether the rules allow one move alone, however many a bot thinks of. */
export function leavesNoChoice<G extends GameTypes>(
  { legalMoves }: Pick<Game<G>, 'legalMoves'>,
  position: G['Position'],
): boolean {
  const [first, second] = legalMoves(position).take(2)
  return first !== undefined && second === undefined
}
