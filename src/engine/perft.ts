import type { Game } from './game.ts'
import type { GameTypes } from './types.ts'

/** A fixed position and how many lines of 1, 2, 3 … legal moves start there. */
export interface PerftRow<Position> {
  name: string
  counts: number[]
  position: Position
}

/** How many lines of play of exactly `depth` legal moves start at a position; 1 at depth 0. */
export function countLines<G extends GameTypes>(
  game: Game<G>,
  position: G['Position'],
  depth: number,
): number {
  if (depth === 0) return 1
  let lines = 0
  for (const move of game.legalMoves(position)) {
    if (depth === 1) {
      lines += 1
      continue
    }
    const next = game.parts.copy(position)
    game.applyMoveInPlace(next, move)
    lines += countLines(game, next, depth - 1)
  }
  return lines
}
