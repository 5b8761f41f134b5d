/** What could be done instead of a refused move. */
import { likeness } from '../engine/likeness.ts'
import type { ScenarioTypes } from '../scenario/definition.ts'
import type { RefereeGame } from './definition.ts'

/** Legal moves instead of a refused one. */
export interface Instead<Move> {
  /** The likest of every sort, and a few where there are few sorts. */
  nearest: Move[]
  /** All others, the likest first. */
  further: Move[]
}

/** So many are nearest, where there are so many and fewer sorts of them. */
const FEWEST = 3

/** The legal moves of its seat instead of a refused one: one of each sort, the likest first; none where the seat has no move. */
export function insteadOf<G extends ScenarioTypes>(
  definition: RefereeGame<G>,
  position: G['Position'],
  refused: G['Move'],
): Instead<G['Move']> {
  const { mended, sortOf } = definition.referee
  const only = mended(position, refused)
  const legal = only ? [only] : definition.game.legalMoves(position)
  const likest = Array.from(legal, (move) => ({ move, like: alike(definition, move, refused) }))
    .filter(({ move }) => move.seat === refused.seat)
    .sort((a, b) => b.like - a.like)
    .map(({ move }) => move)
  const sorts = new Set<string>()
  const firsts = likest.filter((move) => {
    const isFirst = !sorts.has(sortOf(move))
    sorts.add(sortOf(move))
    return isFirst
  })
  const others = likest.filter((move) => !firsts.includes(move))
  const more = Math.max(0, FEWEST - firsts.length)
  return { nearest: [...firsts, ...others.slice(0, more)], further: others.slice(more) }
}

/** The same kind counts most, then the same things; what leads to the refused kind counts as much. */
function alike<G extends ScenarioTypes>(
  { game, referee }: RefereeGame<G>,
  move: G['Move'],
  refused: G['Move'],
): number {
  if (referee.leadsTo(move, refused)) return 5
  const { same, apart } = likeness(game.parts.moveKinds, move, refused)
  const kind = move.do === refused.do ? 4 : 0
  return kind + 2 * same - apart / 10 - referee.apart(move, refused)
}
