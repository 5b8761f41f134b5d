/** 생산자: one more of the kind that can be sold or shipped best. */
import { game } from '../../games/puerto-rico/game.ts'
import { playerAt } from '../../games/puerto-rico/state.ts'
import type { Rule } from './decision.ts'
import { goodsWorth } from './goods.ts'
import { outlookOf } from './outlook.ts'
import { roomFor } from './ships.ts'

export const craftsman: Rule = {
  rank(position) {
    const outlook = outlookOf(position)
    const player = playerAt(position, position.seat)
    const before = goodsWorth(player, player.goods, outlook)
    return Array.from(game.legalMoves(position), (move) => {
      if (move.do !== 'takeGood') return { move, value: 0 }
      const { good } = move
      const after = { ...player.goods, [good]: player.goods[good] + 1 }
      const room = roomFor(position, good) > player.goods[good] ? 0.1 : 0
      return { move, value: goodsWorth(player, after, outlook) - before + room }
    })
  },
  explain: (_, { move, value }) =>
    move.do === 'takeGood' ? { kind: 'extra', good: move.good, worth: value } : { kind: 'hold' },
}
