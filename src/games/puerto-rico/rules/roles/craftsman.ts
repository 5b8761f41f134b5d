/** 생산자 (docs/rulings.md F1-F6). */
import { sameForSeat } from '../../../../engine/move-definition.ts'
import { added } from '../added.ts'
import type { Emit } from '../events.ts'
import { bearing, capacityOf } from '../player.ts'
import { playerAt, type State } from '../state.ts'
import { add, at, GOODS, put, type Seat } from '../vocabulary.ts'
import { defineMove } from './define-move.ts'

/** Everybody produces, from the chooser on; what the supply lacks is not received (docs/rulings.md F1). */
export function produceAll(state: State, emit: Emit): void {
  const seats = state.players.length
  for (let turn = 0; turn < seats; turn++) make(state, (state.chooser + turn) % seats, emit)
}

/** Whether production may be left: then everybody is asked, from the chooser on (docs/rulings.md F5). */
export const productionOptional = ({ options }: State): boolean =>
  options['craftsman.productionOptional']

/** The seat in turn would receive a good. */
export function canProduce(state: State): boolean {
  const player = playerAt(state, state.seat)
  for (const good of GOODS)
    if (at(state.supply.goods, good) > 0 && capacityOf(player, good) > 0) return true
  return false
}

/** What the seat in turn makes where there is nothing to ask. */
export const produceOwn = (state: State, emit: Emit): void => make(state, state.seat, emit)

export const produce = defineMove<'produce'>({
  rules: {},
  candidates: sameForSeat((seat) => [{ do: 'produce', seat }]),
  apply: (state, { seat }, emit) => make(state, seat, emit),
})

function make(state: State, seat: Seat, emit: Emit): void {
  const player = playerAt(state, seat)
  const { goods } = state.supply
  let kinds = 0
  for (const good of GOODS) {
    const capacity = capacityOf(player, good)
    const made = Math.min(capacity, at(goods, good))
    if (seat === state.chooser) put(state.phase.produced, good, made)
    emit('craftsman.shortage', seat, good, capacity - made, 'supply', 'supply')
    if (made === 0) continue
    kinds += 1
    add(goods, good, -made)
    add(player.goods, good, made)
    const rule = good === 'corn' ? 'craftsman.corn' : 'craftsman.process'
    emit(rule, seat, good, made, 'supply', 'goods')
    if (state.expansions) added().producedMore(state, seat, good, made, emit)
  }
  for (const { powers, rule } of bearing(player, 'kindsPay')) {
    const pay = powers.kindsPay?.[kinds] ?? 0
    player.coins += pay
    if (rule) emit(rule, seat, 'coins', pay, 'bank', 'purse')
  }
  if (state.expansions) added().payWithProduction(state, seat, emit)
}

export const takeGood = defineMove<'takeGood'>({
  rules: {
    'craftsman.privilege-kind': (state, move) => at(state.phase.produced, move.good) > 0,
    'craftsman.privilege-supply': (state, move) => at(state.supply.goods, move.good) > 0,
  },
  candidates: sameForSeat((seat) => GOODS.map((good) => ({ do: 'takeGood', seat, good }))),
  apply(state, { seat, good }, emit) {
    add(state.supply.goods, good, -1)
    add(playerAt(state, seat).goods, good, 1)
    const { expansions } = state
    const again = expansions !== undefined && expansions.phase.bonus > 0
    emit(again ? 'library.extra-good' : 'craftsman.privilege', seat, good, 1, 'supply', 'goods')
    if (!expansions) return
    expansions.phase.bonus += 1
    const goods = expansions.phase.received[seat]
    if (goods) goods[good] += 1
  },
})

export function forgetProduction(state: State): void {
  for (const good of GOODS) put(state.phase.produced, good, 0)
}
