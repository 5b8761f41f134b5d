import { game } from '../../rules/game.ts'
import { copyState, type Position } from '../../rules/state.ts'

/** How many lines of play of exactly `depth` legal moves start at a position; 1 at depth 0. */
export function countLines(position: Position, depth: number): number {
  if (depth === 0) return 1
  let lines = 0
  for (const move of game.legalMoves(position)) {
    if (depth === 1) {
      lines += 1
      continue
    }
    const next = copyState(position)
    game.playOn(next, move)
    lines += countLines(next, depth - 1)
  }
  return lines
}
