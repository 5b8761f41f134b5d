/** A colonist for nothing is always taken. */
import type { Rule } from './decision.ts'

export const colonist: Rule = {
  rank: (_, moves) => moves.map((move) => ({ move, value: move.do === 'pass' ? 0 : 1 })),
  explain: (_, { move }) => (move.do === 'pass' ? { kind: 'hold' } : { kind: 'colonist' }),
}
