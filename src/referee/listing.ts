/** All legal moves of a position, kind by kind and counted; a mayor's layouts come one by one. */
import { game } from '../games/puerto-rico/rules/game.ts'
import type { Move, MoveKind } from '../games/puerto-rico/rules/moves.ts'
import { countLayouts } from '../games/puerto-rico/rules/roles/mayor.ts'
import { type Position, playerAt } from '../games/puerto-rico/rules/state.ts'

export interface MoveGroup {
  kind: MoveKind
  count: number
  moves: Iterable<Move>
}

/** Legal moves by what is done, in the order in which the rules list them. */
export function moveGroups(position: Position): MoveGroup[] {
  if (position.at === 'mayor.placing') {
    const count = countLayouts(playerAt(position, position.seat))
    return [{ kind: 'place', count, moves: { [Symbol.iterator]: () => game.legalMoves(position) } }]
  }
  const byKind = new Map<MoveKind, Move[]>()
  for (const move of game.legalMoves(position))
    byKind.set(move.do, [...(byKind.get(move.do) ?? []), move])
  return Array.from(byKind, ([kind, moves]) => ({ kind, count: moves.length, moves }))
}

/** How many legal moves there are. */
export function countMoves(position: Position): number {
  return moveGroups(position).reduce((sum, { count }) => sum + count, 0)
}

export interface Found {
  moves: Move[]
  /** There are more, of which nothing is known yet. */
  more: boolean
}

/** The first moves of which `fits` holds; looks at no more than `effort` of them. */
export function firstMoves(
  moves: Iterable<Move>,
  most: number,
  fits: (move: Move) => boolean = () => true,
  effort = 20_000,
): Found {
  const found: Move[] = []
  let looked = 0
  for (const move of moves) {
    if (found.length >= most || looked >= effort) return { moves: found, more: true }
    looked += 1
    if (fits(move)) found.push(move)
  }
  return { moves: found, more: false }
}
