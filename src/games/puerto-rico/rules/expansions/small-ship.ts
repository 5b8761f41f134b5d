/** The small ship of one's own. */
import type { Emit } from '../events.ts'
import { bearing, goodsOf, hasPower } from '../player.ts'
import * as base from '../roles/captain.ts'
import { defineMove } from '../roles/define-move.ts'
import { payPoints } from '../roles/points.ts'
import { playerAt, type State } from '../state.ts'
import { GOODS, type Seat } from '../vocabulary.ts'
import { type Mix, mixesOf, ownGoods, returnGoods, sumOf } from './mixes.ts'
import { closeOpening } from './opening.ts'

/** Whether the small ship can still be used in this phase. */
export function smallWharfLeft({ expansions, ...state }: State, seat: Seat): boolean {
  if (!expansions || expansions.phase.smallWharfUsed.includes(seat)) return false
  const player = state.players[seat]
  return player !== undefined && hasPower(player, 'ownSmallWharf') && goodsOf(player) > 0
}

/** A mix of goods on a small ship of one's own: a point for every two, and one loading action. */
export const loadMixed = defineMove<'loadMixed'>({
  rules: {
    'small-wharf.owned': (state, move) => hasPower(playerAt(state, move.seat), 'ownSmallWharf'),
    'small-wharf.once': ({ expansions }, move) =>
      expansions !== undefined && !expansions.phase.smallWharfUsed.includes(move.seat),
    'small-wharf.one-good': (_, move) => sumOf(move.goods) > 0,
    'small-wharf.own-goods': ownGoods,
  },
  *candidates(state) {
    const { seat } = state
    if (!smallWharfLeft(state, seat)) return
    for (const goods of mixesOf(playerAt(state, seat), 99, 99))
      yield { do: 'loadMixed', seat, goods }
  },
  draw(state, random) {
    const { seat } = state
    if (!smallWharfLeft(state, seat)) return null
    const held = playerAt(state, seat).goods
    const goods: Mix = {}
    for (const good of GOODS) {
      const count = Math.floor(random() * (held[good] + 1))
      if (count > 0) goods[good] = count
    }
    if (sumOf(goods) > 0) return { do: 'loadMixed', seat, goods }
    const first = GOODS.find((good) => held[good] > 0)
    return first ? { do: 'loadMixed', seat, goods: { [first]: held[first] } } : null
  },
  apply(state, { seat, goods }, emit) {
    state.expansions?.phase.smallWharfUsed.push(seat)
    returnGoods(state, seat, goods)
    const kinds = GOODS.filter((good) => (goods[good] ?? 0) > 0)
    for (const good of kinds)
      emit('small-wharf.load', seat, good, goods[good] ?? 0, 'goods', 'supply')
    payPoints(state, seat, Math.floor(sumOf(goods) / 2), 'small-wharf.load', emit)
    const byKind = state.expansions?.options['exp.harborOnSmallWharf'] === 'perKind'
    base.rewardAction(state, seat, byKind ? kinds.length : 1, emit)
  },
})

/** What a loading action earns with an expansion; it is the end of the opening too. */
export function rewardAction(state: State, seat: Seat, times: number, emit: Emit): void {
  closeOpening(state, seat)
  const player = playerAt(state, seat)
  for (const { powers, rule } of bearing(player, 'loadCoin')) {
    const coins = times * (powers.loadCoin ?? 0)
    player.coins += coins
    if (rule) emit(rule, seat, 'coins', coins, 'bank', 'purse')
  }
}
