/** Building with an expansion: what it saves, what is paid in kind, and points for what is built. */
import { BUILDING } from '../buildings.ts'
import type { MoveOf } from '../moves.ts'
import type { Sink } from '../notes.ts'
import { bearing, forestsOf, hasPower, isChooser } from '../player.ts'
import { act, rulesOf } from '../roles/act.ts'
import * as base from '../roles/builder.ts'
import { inStock, pay, priceOf, raise } from '../roles/builder.ts'
import { givePoints } from '../roles/points.ts'
import { doubles } from '../roles/privilege.ts'
import type { RuleId } from '../rule-ids.ts'
import { playerAt, type State } from '../state.ts'
import { ALL_BUILDINGS, type BuildingId, type Seat } from '../vocabulary.ts'
import { occupantPower } from './occupants.ts'
import {
  hasPayment,
  isOneEach,
  isPaidFromElsewhere,
  payInKind,
  paymentsOf,
  worthOf,
} from './payment.ts'

/** What the expansions save of a price, one after the other, never more than is left. */
export function savedOf(
  state: State,
  seat: Seat,
  id: BuildingId,
  price: number,
): [RuleId, number][] {
  const player = playerAt(state, seat)
  const occupied = state.expansions?.options['exp.forestDiscountNeedsOccupied']
  const isLarge = BUILDING[id].kind === 'large'
  const forests = !occupied || hasPower(player, 'laysForest')
  const offers: [RuleId, number][] = [
    ['library.discount', isChooser(state, seat) && doubles(state) ? 1 : 0],
    ['forest-house.discount', forests ? Math.floor(forestsOf(player) / 2) : 0],
    ['zoning-office.small', isLarge ? 0 : occupantPower(player, 'smallDiscount')],
    ['zoning-office.large', isLarge ? occupantPower(player, 'largeDiscount') : 0],
  ]
  let left = price
  return offers.map(([rule, offered]) => {
    const coins = Math.min(offered, left)
    left -= coins
    return [rule, coins]
  })
}

/** Every building of a game with expansions, and every way to pay what coins do not. */
function addedBuilds(state: State): MoveOf<'build'>[] {
  const { seat } = state
  const player = playerAt(state, seat)
  const inKind = hasPower(player, 'paysInKind')
  return ALL_BUILDINGS.filter((id) => inStock(state, id) > 0).flatMap((building) => {
    const move = { do: 'build' as const, seat, building }
    const missing = inKind ? missingFor(state, move) : 0
    return [move, ...paymentsOf(player, missing).map((payment) => ({ ...move, ...payment }))]
  })
}

const missingFor = (state: State, { seat, building }: MoveOf<'build'>): number =>
  priceOf(state, seat, building).price - playerAt(state, seat).coins

const canPayInKind = (state: State, move: MoveOf<'build'>): boolean => {
  const player = playerAt(state, move.seat)
  return hasPower(player, 'paysInKind') && paymentsOf(player, missingFor(state, move)).length > 0
}

export const build = act<'build'>({
  ...(base.build.again && { again: base.build.again }),
  rules: {
    ...rulesOf(base.build, ['turn.form', 'builder.price']),
    'black-market.owned': (state, move) =>
      move.pay === undefined || hasPower(playerAt(state, move.seat), 'paysInKind'),
    'black-market.one-each': (_, move) =>
      (move.pay === undefined && move.from === undefined) || isOneEach(move),
    'black-market.own-tokens': (state, move) =>
      move.pay === undefined || hasPayment(playerAt(state, move.seat), move),
    'black-market.not-its-own': (_, move) => move.pay === undefined || isPaidFromElsewhere(move),
    'black-market.missing-only': (state, move) =>
      move.pay === undefined || worthOf(move) <= missingFor(state, move),
    // Not with coins alone: with what is paid beside them it could be built.
    'black-market.pay': (state, move) => move.pay !== undefined || !canPayInKind(state, move),
    'builder.price': (state, move) => missingFor(state, move) <= worthOf(move),
  },
  options: addedBuilds,
  play(state, move, note) {
    const { seat, building } = move
    pay(state, seat, building, worthOf(move), note)
    payInKind(state, seat, move, note)
    raise(state, seat, building, note)
    rewardBuilding(state, seat, building, note)
  },
})

/** Points for a building by its column; one that is just built is not occupied and gives none for itself. */
function rewardBuilding(state: State, seat: Seat, id: BuildingId, note: Sink): void {
  for (const { powers, rule } of bearing(playerAt(state, seat), 'buildPoints')) {
    const points = powers.buildPoints?.[BUILDING[id].column] ?? 0
    if (points > 0 && rule) givePoints(state, seat, points, rule, note)
  }
}

export const manBuilding = act<'manBuilding'>({
  ...base.manBuilding,
  rules: {
    ...rulesOf(base.manBuilding),
    'statue.no-circle': (_, move) => BUILDING[move.building].circles > 0,
  },
})
