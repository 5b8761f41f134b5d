/** Production is always taken where it may be left. */
import { capacityOf } from '../../rules/player.ts'
import { playerAt } from '../../rules/state.ts'
import { GOODS } from '../../rules/vocabulary.ts'
import type { Rule } from './decision.ts'

export const producing: Rule = {
  rank(position, moves) {
    const player = playerAt(position, position.seat)
    const made = GOODS.reduce(
      (sum, good) => sum + Math.min(capacityOf(player, good), position.supply.goods[good]),
      0,
    )
    return moves.map((move) => ({ move, value: move.do === 'produce' ? made : 0 }))
  },
  explain: (_, { move, value }) =>
    move.do === 'pass' ? { kind: 'hold' } : { kind: 'worth', worth: value },
}
