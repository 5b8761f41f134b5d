/** The whole share of the ship is taken where it may be refused. */
import type { Rule } from './decision.ts'

export const sharing: Rule = {
  rank: (_, moves) =>
    moves.map((move) => ({ move, value: move.do === 'takeShare' ? move.count : 0 })),
  explain: (_, { value }) => (value > 0 ? { kind: 'worth', worth: value } : { kind: 'hold' }),
}
