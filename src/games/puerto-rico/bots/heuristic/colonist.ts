/** A colonist for nothing is always taken. */
import { game } from '../../rules/game.ts'
import type { Rule } from './decision.ts'

export const colonist: Rule = {
  rank: (position) =>
    Array.from(game.legalMoves(position), (move) => ({ move, value: move.do === 'pass' ? 0 : 1 })),
  explain: (_, { move }) => (move.do === 'pass' ? { kind: 'hold' } : { kind: 'colonist' }),
}
