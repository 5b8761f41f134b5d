/** The trader with an expansion: one sale a turn, to the house or to the supply, and tiles besides. */
import { sameForSeat } from '../../../../engine/move-definition.ts'
import { goodsOf, hasPower } from '../player.ts'
import { defineMove, rulesOf } from '../roles/define-move.ts'
import * as base from '../roles/trader.ts'
import { GOOD_PRICE, rewardSale } from '../roles/trader.ts'
import { playerAt, type State } from '../state.ts'
import { GOODS, HOUSE_SPACES } from '../vocabulary.ts'
import { guestCouldGive } from './guests.ts'
import { couldTradeTile } from './land.ts'

const mayStillSell = ({ expansions }: State): boolean => !expansions?.phase.sold

export const sell = defineMove<'sell'>({
  ...base.sell,
  rules: { 'trading-post.one-sale': mayStillSell, ...rulesOf(base.sell) },
})

export const sellToSupply = defineMove<'sellToSupply'>({
  rules: {
    'trading-post.owned': (state, move) => hasPower(playerAt(state, move.seat), 'sellsToSupply'),
    'trading-post.one-sale': mayStillSell,
    'trader.own-good': (state, move) => playerAt(state, move.seat).goods[move.good] > 0,
  },
  candidates: sameForSeat((seat) => GOODS.map((good) => ({ do: 'sellToSupply', seat, good }))),
  apply(state, { seat, good }, emit) {
    const player = playerAt(state, seat)
    player.goods[good] -= 1
    state.supply.goods[good] += 1
    player.coins += GOOD_PRICE[good]
    emit('trading-post.sell', seat, good, 1, 'goods', 'supply')
    emit('trading-post.sell', seat, 'coins', GOOD_PRICE[good], 'bank', 'purse')
    if (state.expansions) state.expansions.phase.sold = true
    rewardSale(state, seat, emit)
  },
})

/** A turn of the trader phase begins with nothing sold. */
export function startTrading({ expansions }: State): void {
  if (!expansions) return
  expansions.phase.sold = false
  expansions.phase.traded = false
}

/** Whether the seat in turn could still do something, by moving a guest too. */
export function tradesOn(state: State): boolean {
  const { expansions, seat, house } = state
  if (!expansions) return false
  if (couldTradeTile(state, seat)) return true
  const player = playerAt(state, seat)
  if (expansions.phase.sold || goodsOf(player) === 0) return false
  if (hasPower(player, 'sellsToSupply') || guestCouldGive(player, 'sellsToSupply')) return true
  if (house.length >= HOUSE_SPACES) return false
  if (hasPower(player, 'sellsSameKind') || guestCouldGive(player, 'sellsSameKind')) return true
  return GOODS.some((good) => player.goods[good] > 0 && !house.includes(good))
}
