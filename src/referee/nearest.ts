/** What could be done instead of a refused move. */
import { likeness } from '../engine/likeness.ts'
import type { ScenarioTypes } from '../scenario/definition.ts'
import type { RefereeGame } from './definition.ts'

/** The legal moves of its seat most like a refused one, the likest first; none where the seat has no move. */
export function nearestMoves<G extends ScenarioTypes>(
  definition: RefereeGame<G>,
  position: G['Position'],
  refused: G['Move'],
  most = 3,
): G['Move'][] {
  const mended = definition.referee.mended(position, refused)
  const legal = mended ? [mended] : definition.game.legalMoves(position)
  return Array.from(legal, (move) => ({ move, like: alike(definition, move, refused) }))
    .filter(({ move }) => move.seat === refused.seat)
    .sort((a, b) => b.like - a.like)
    .slice(0, most)
    .map(({ move }) => move)
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
