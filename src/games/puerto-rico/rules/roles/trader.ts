/** 상인 (docs/rulings.md F7-F10). */

import { noop } from '../../../../engine/events.ts'
import { sameForSeat } from '../../../../engine/move-definition.ts'
import { copyState } from '../copy-state.ts'
import type { Emit } from '../events.ts'
import { bearing, hasPower, isChooser } from '../player.ts'
import { playerAt, type State } from '../state.ts'
import { add, at, type ByGood, GOODS, type Good, HOUSE_SPACES, type Seat } from '../vocabulary.ts'
import { defineMove } from './define-move.ts'
import { doubles } from './privilege.ts'

/** Coins for one good in the trading house. */
export const GOOD_PRICE: ByGood<number> = { corn: 0, fruit: 1, sugar: 2, tobacco: 3, coffee: 4 }

/** Coins that the chooser gets with a sale of any sort. */
export function rewardSale(state: State, seat: Seat, emit: Emit): void {
  if (!isChooser(state, seat)) return
  const player = playerAt(state, seat)
  player.coins += 1
  emit('trader.privilege', seat, 'coins', 1, 'bank', 'purse')
  if (!doubles(state)) return
  player.coins += 1
  emit('library.coin', seat, 'coins', 1, 'bank', 'purse')
}

export const sell = defineMove<'sell'>({
  rules: {
    'trader.own-good': (state, move) => at(playerAt(state, move.seat).goods, move.good) > 0,
    'trader.house-space': (state) => state.house.length < HOUSE_SPACES,
    'trader.one-of-each': (state, move) =>
      !state.house.includes(move.good) || hasPower(playerAt(state, move.seat), 'sellsSameKind'),
  },
  candidates: sameForSeat((seat) => GOODS.map((good) => ({ do: 'sell', seat, good }))),
  apply(state, { seat, good }, emit) {
    const player = playerAt(state, seat)
    const again = state.house.includes(good)
    add(player.goods, good, -1)
    state.house = [...state.house, good]
    emit(again ? 'office.same-kind' : 'trader.sell', seat, good, 1, 'goods', 'house')
    player.coins += GOOD_PRICE[good]
    emit('trader.price', seat, 'coins', GOOD_PRICE[good], 'bank', 'purse')
    if (state.expansions) state.expansions.phase.sold = true
    rewardSale(state, seat, emit)
    for (const { powers, rule } of bearing(player, 'saleBonus')) {
      const bonus = powers.saleBonus ?? 0
      player.coins += bonus
      if (rule) emit(rule, seat, 'coins', bonus, 'bank', 'purse')
    }
  },
})

/** Coins that a sale of a good would bring a seat now, which the sale itself tells. */
export function proceedsOf(state: State, seat: Seat, good: Good): number {
  const sold = copyState(state)
  sell.apply(sold, { do: 'sell', seat, good }, noop)
  return playerAt(sold, seat).coins - playerAt(state, seat).coins
}

/** After everybody's turn a full house is emptied; one that has a space left is not (docs/rulings.md F9). */
export function emptyHouse(state: State, emit: Emit): void {
  if (state.house.length < HOUSE_SPACES) return
  for (const good of state.house) {
    add(state.supply.goods, good, 1)
    emit('trader.empty-house', state.chooser, good, 1, 'house', 'supply')
  }
  state.house = []
}
