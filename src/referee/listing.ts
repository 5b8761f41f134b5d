/** All legal moves of a position, kind by kind and counted; of very many they come one by one. */
import type { ScenarioTypes } from '../scenario/definition.ts'
import type { KindOf, RefereeGame } from './definition.ts'

export interface MoveGroup<G extends ScenarioTypes> {
  kind: KindOf<G>
  count: number
  moves: Iterable<G['Move']>
}

/** Legal moves by what is done, in the order in which the rules list them. */
export function moveGroups<G extends ScenarioTypes>(
  { game, referee }: RefereeGame<G>,
  position: G['Position'],
): MoveGroup<G>[] {
  const count = referee.countMoves(position)
  const [kind] = game.moveKindsAt(position)
  if (count !== null && kind)
    return [{ kind, count, moves: { [Symbol.iterator]: () => game.legalMoves(position) } }]
  const byKind = new Map<KindOf<G>, G['Move'][]>()
  for (const move of game.legalMoves(position)) {
    const group = byKind.get(move.do)
    if (group) group.push(move)
    else byKind.set(move.do, [move])
  }
  return Array.from(byKind, ([kind, moves]) => ({ kind, count: moves.length, moves }))
}

/** How many legal moves there are. */
export function countMoves<G extends ScenarioTypes>(
  definition: RefereeGame<G>,
  position: G['Position'],
): number {
  return moveGroups(definition, position).reduce((sum, { count }) => sum + count, 0)
}

interface Found<Move> {
  moves: Move[]
  /** There are more, of which nothing is known yet. */
  more: boolean
}

/** The first moves of which `fits` holds; looks at no more than `effort` of them. */
export function firstMoves<Move>(
  moves: Iterable<Move>,
  most: number,
  fits: (move: Move) => boolean = () => true,
  effort = 20_000,
): Found<Move> {
  const found: Move[] = []
  let looked = 0
  for (const move of moves) {
    if (found.length >= most || looked >= effort) return { moves: found, more: true }
    looked += 1
    if (fits(move)) found.push(move)
  }
  return { moves: found, more: false }
}
