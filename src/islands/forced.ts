import { game } from '../games/puerto-rico/game.ts'
import type { Move } from '../games/puerto-rico/moves.ts'
import type { Position } from '../games/puerto-rico/state.ts'

/** The move that a position leaves no choice about, where doing it needs no thought: declining, or the only layout. */
export function forcedMove(position: Position): Move | null {
  const moves = game.legalMoves(position)
  const { value: first } = moves.next()
  if (!first || !moves.next().done) return null
  return first.do === 'pass' || first.do === 'place' ? first : null
}
