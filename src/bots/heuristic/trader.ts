/** 상인: the sale that brings most over shipping the good. */
import { game } from '../../games/puerto-rico/game.ts'
import { isChooser } from '../../games/puerto-rico/player.ts'
import { GOOD_PRICE } from '../../games/puerto-rico/roles/trader.ts'
import { playerAt, type State } from '../../games/puerto-rico/state.ts'
import type { Good } from '../../games/puerto-rico/vocabulary.ts'
import type { Rule } from './decision.ts'
import { saleBonus } from './goods.ts'
import { outlookOf } from './outlook.ts'

/** Coins that `seat` would get for a good now. */
export function saleCoins(state: State, seat: number, good: Good): number {
  return GOOD_PRICE[good] + saleBonus(playerAt(state, seat)) + (isChooser(state, seat) ? 1 : 0)
}

export const trader: Rule = {
  rank(position) {
    const outlook = outlookOf(position)
    const { seat } = position
    return Array.from(game.legalMoves(position), (move) => ({
      move,
      value:
        move.do === 'sell' ? saleCoins(position, seat, move.good) * outlook.coin - outlook.ship : 0,
    }))
  },
  explain: (position, { move }) =>
    move.do === 'sell'
      ? { kind: 'sell', good: move.good, coins: saleCoins(position, position.seat, move.good) }
      : { kind: 'hold' },
}
