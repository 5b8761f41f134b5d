import { game } from './game.ts'
import type { Move } from './moves.ts'
import type { Position } from './state.ts'

/** The move that a position leaves no choice about, where doing it needs no thought: declining, or the only layout. */
export function forcedMove(position: Position): Move | null {
  const moves = game.legalMoves(position)
  const { value: first } = moves.next()
  if (!first || !moves.next().done) return null
  return first.do === 'pass' || first.do === 'place' ? first : null
}
