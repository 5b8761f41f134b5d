/** Building with an expansion: what it saves, what is paid in kind, and points for what is built. */
import { sameForSeat } from '../../../../engine/move-definition.ts'
import { BUILDING, buildingOf } from '../buildings.ts'
import type { Emit } from '../events.ts'
import type { MoveOf } from '../moves.ts'
import { bearing, forestsOf, hasPower, isChooser } from '../player.ts'
import * as base from '../roles/builder.ts'
import { basePrice, inStock, pay, raise } from '../roles/builder.ts'
import { defineMove, rulesOf } from '../roles/define-move.ts'
import { givePoints } from '../roles/points.ts'
import { doubles } from '../roles/privilege.ts'
import type { RuleId } from '../rule-ids.ts'
import { playerAt, type State } from '../state.ts'
import { ALL_BUILDINGS, type BuildingId, type Seat } from '../vocabulary.ts'
import { occupantPower } from './occupants.ts'
import {
  canPay,
  hasPayment,
  isOneEach,
  isPaidFromElsewhere,
  namesPlace,
  payInKind,
  paymentsOf,
  worthOf,
} from './payment.ts'

type Saving = (state: State, seat: Seat, id: BuildingId) => number

/** What the expansions save of a price, each by its rule, one after the other. */
const SAVINGS: readonly (readonly [RuleId, Saving])[] = [
  ['library.discount', (state, seat) => (isChooser(state, seat) && doubles(state) ? 1 : 0)],
  [
    'forest-house.discount',
    (state, seat) => {
      const player = playerAt(state, seat)
      const occupied = state.expansions?.options['exp.forestDiscountNeedsOccupied']
      if (occupied && !hasPower(player, 'laysForest')) return 0
      return Math.floor(forestsOf(player) / 2)
    },
  ],
  [
    'zoning-office.small',
    (state, seat, id) => (isLarge(id) ? 0 : occupantPower(playerAt(state, seat), 'smallDiscount')),
  ],
  [
    'zoning-office.large',
    (state, seat, id) => (isLarge(id) ? occupantPower(playerAt(state, seat), 'largeDiscount') : 0),
  ],
]
const isLarge = (id: BuildingId): boolean => buildingOf(id).kind === 'large'

/** The same with the coins that each saves, never more than is left. */
export function savedOf(
  state: State,
  seat: Seat,
  id: BuildingId,
  price: number,
): [RuleId, number][] {
  let left = price
  return SAVINGS.map(([rule, offered]) => {
    const coins = Math.min(offered(state, seat, id), left)
    left -= coins
    return [rule, coins]
  })
}

/** `priceOf` without telling what saves how much. */
function coinsFor(state: State, seat: Seat, id: BuildingId): number {
  let { price } = basePrice(state, seat, id)
  for (const [, offered] of SAVINGS) price -= offered(state, seat, id)
  return Math.max(0, price)
}

const coinBuilds = sameForSeat((seat) =>
  ALL_BUILDINGS.map((building): MoveOf<'build'> => ({ do: 'build', seat, building })),
)

/** Every building in the supply, and every way to pay what coins do not. */
function addedBuilds(state: State): MoveOf<'build'>[] {
  const player = playerAt(state, state.seat)
  const inKind = hasPower(player, 'paysInKind')
  const payments = new Map<number, ReturnType<typeof paymentsOf>>()
  const moves: MoveOf<'build'>[] = []
  for (const move of coinBuilds(state)) {
    if (inStock(state, move.building) === 0) continue
    moves.push(move)
    const missing = inKind ? missingFor(state, move) : 0
    if (!canPay(player, missing)) continue
    const ways = payments.get(missing) ?? paymentsOf(player, missing)
    payments.set(missing, ways)
    for (const way of ways) moves.push({ ...move, ...way })
  }
  return moves
}

const missingFor = (state: State, { seat, building }: MoveOf<'build'>): number =>
  coinsFor(state, seat, building) - playerAt(state, seat).coins

const canPayInKind = (state: State, move: MoveOf<'build'>): boolean => {
  const player = playerAt(state, move.seat)
  return hasPower(player, 'paysInKind') && canPay(player, missingFor(state, move))
}

export const build = defineMove<'build'>({
  ...(base.build.again && { again: base.build.again }),
  rules: {
    ...rulesOf(base.build, ['turn.in-game', 'builder.price']),
    'black-market.owned': (state, move) =>
      move.pay === undefined || hasPower(playerAt(state, move.seat), 'paysInKind'),
    'black-market.one-each': (_, move) => isOneEach(move),
    'black-market.from': (_, move) => namesPlace(move),
    'black-market.own-tokens': (state, move) =>
      move.pay === undefined || hasPayment(playerAt(state, move.seat), move),
    'black-market.not-its-own': (_, move) => move.pay === undefined || isPaidFromElsewhere(move),
    'black-market.missing-only': (state, move) =>
      move.pay === undefined || worthOf(move) <= missingFor(state, move),
    // Not with coins alone: with what is paid beside them it could be built.
    'black-market.pay': (state, move) => move.pay !== undefined || !canPayInKind(state, move),
    'builder.price': (state, move) => missingFor(state, move) <= worthOf(move),
  },
  candidates: addedBuilds,
  apply(state, move, emit) {
    const { seat, building } = move
    pay(state, seat, building, worthOf(move), emit)
    payInKind(state, seat, move, emit)
    raise(state, seat, building, emit)
    rewardBuilding(state, seat, building, emit)
  },
})

/** Points for a building by its column; one that is just built is not occupied and gives none for itself. */
function rewardBuilding(state: State, seat: Seat, id: BuildingId, emit: Emit): void {
  for (const { powers, rule } of bearing(playerAt(state, seat), 'buildPoints')) {
    const points = powers.buildPoints?.[BUILDING[id].column] ?? 0
    if (points > 0 && rule) givePoints(state, seat, points, rule, emit)
  }
}

export const manBuilding = defineMove<'manBuilding'>({
  ...base.manBuilding,
  rules: {
    ...rulesOf(base.manBuilding),
    'statue.no-circle': (_, move) => BUILDING[move.building].circles > 0,
  },
})
