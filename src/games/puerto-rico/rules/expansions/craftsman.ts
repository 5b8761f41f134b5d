/** The craftsman with an expansion: extra goods, and what is paid besides. */
import { BUILDING } from '../buildings.ts'
import type { Emit } from '../events.ts'
import { bearing, noblesOf, seatOfTurn, workersOn } from '../player.ts'
import { givePoints } from '../roles/points.ts'
import { doubles } from '../roles/privilege.ts'
import { playerAt, type State } from '../state.ts'
import { byGood, GOODS, type Good, type Seat } from '../vocabulary.ts'
import { occupantPower } from './occupants.ts'

/** Nobody has received anything in this phase yet. */
export function startProducing({ expansions, players }: State): void {
  if (expansions) expansions.phase.received = players.map(() => byGood(() => 0))
}

/** Goods of a kind were made: what comes with them, and how many were received in all. */
export function producedMore(state: State, seat: Seat, good: Good, made: number, emit: Emit): void {
  const received = state.expansions?.phase.received[seat]
  if (received) received[good] = made + produceExtra(state, seat, good, emit)
}

/** One good more of what those buildings made whose residents made any; the large ones work first. */
function produceExtra(state: State, seat: Seat, good: Good, emit: Emit): number {
  const player = playerAt(state, seat)
  for (const { powers, rule } of bearing(player, 'extraGoodOf'))
    for (const id of powers.extraGoodOf ?? []) {
      if (BUILDING[id].good !== good || workersOn(player, id) < 1) continue
      if (state.supply.goods[good] < 1) continue
      state.supply.goods[good] -= 1
      player.goods[good] += 1
      if (rule) emit(rule, seat, good, 1, 'supply', 'goods')
      return 1
    }
  return 0
}

/** What comes with production besides goods. */
export function payWithProduction(state: State, seat: Seat, emit: Emit): void {
  const player = playerAt(state, seat)
  const coins = occupantPower(player, 'craftCoins')
  player.coins += coins
  emit('chapel.coin', seat, 'coins', coins, 'bank', 'purse')
  const points = occupantPower(player, 'craftPoints')
  if (points > 0) givePoints(state, seat, points, 'chapel.point', emit)
  for (const { powers, rule } of bearing(player, 'nobleCoins')) {
    const pay = (powers.nobleCoins ?? 0) * noblesOf(player)
    player.coins += pay
    if (rule) emit(rule, seat, 'coins', pay, 'bank', 'purse')
  }
}

/** At the end of the phase: coins for the kind received most, but for corn (one fewer than its goods). */
export function payLargestKinds(state: State, emit: Emit): void {
  if (!state.expansions) return
  const { received } = state.expansions.phase
  for (let turn = 0; turn < state.players.length; turn++) {
    const seat = seatOfTurn(state, turn)
    const player = playerAt(state, seat)
    const goods = received[seat]
    if (!goods) continue
    const most = Math.max(...GOODS.filter((good) => good !== 'corn').map((good) => goods[good]))
    for (const { powers, rule } of bearing(player, 'largestKindLess')) {
      const pay = Math.max(0, most - (powers.largestKindLess ?? 0))
      player.coins += pay
      if (rule) emit(rule, seat, 'coins', pay, 'bank', 'purse')
    }
  }
}

/** Whether the chooser may take one good more. */
export function bonusAgain(state: State): boolean {
  const { expansions, phase, supply } = state
  if (!expansions || expansions.phase.bonus > 1 || !doubles(state)) return false
  return GOODS.some((good) => phase.produced[good] > 0 && supply.goods[good] > 0)
}
