/** What a standing is worth to a seat in the middle of a game, in francs of the final wealth. */

import { BUILDING } from '../rules/buildings.ts'
import { GOOD, HARVEST, LOAN } from '../rules/goods.ts'
import { FOOD } from '../rules/pay.ts'
import { foodDue } from '../rules/player.ts'
import { scoreOf } from '../rules/scoring.ts'
import { SHIP, SHIP_TYPE } from '../rules/ships.ts'
import { type Player, type Position, playerAt } from '../rules/state.ts'
import { GOODS, type Item, type Seat } from '../rules/vocabulary.ts'
import { foodAhead, turnsAhead } from './ahead.ts'
import { byNearness, nearestCard } from './nearest-card.ts'
import type { Costs } from './payments.ts'
import { WEIGHTS as W } from './weights.ts'

const DEAREST_FIRST = GOODS.toSorted((a, b) => GOOD[b].shippingPrice - GOOD[a].shippingPrice)

const foodHeld = ({ items }: Player): number =>
  FOOD.reduce((sum, { item, worth }) => (item === 'franc' ? sum : sum + worth * items[item]), 0)

const fedBy = ({ ships }: Player, seats: number): number =>
  ships.reduce((sum, ship) => sum + (SHIP_TYPE[SHIP[ship].type].food[seats - 1] ?? 0), 0)

const capacityOf = ({ ships }: Player): number =>
  ships.reduce((sum, ship) => sum + SHIP_TYPE[SHIP[ship].type].capacity, 0)

/** What the food still owed costs: of the next rounds all, of later ones a part; ships and stores taken off. */
function foodCost(owed: readonly number[], player: Player, seats: number): number {
  const fed = fedBy(player, seats)
  let held = foodHeld(player)
  let cost = 0
  for (const [ahead, food] of owed.entries()) {
    const due = Math.max(0, food - fed)
    const lacks = Math.max(0, due - held)
    held = Math.max(0, held - due)
    cost += lacks * (ahead < W.soon ? W.foodSoon : W.foodLater)
    if (ahead === 0) cost += W.short * Math.max(0, lacks - player.items.franc)
  }
  return cost
}

/** What goods come to: by what can be made of them, or on ships, while there are turns for it. */
function goodsWorth(player: Player, turns: number): number {
  const use = Math.min(1, turns / W.turnsToUse)
  let room = capacityOf(player) * Math.min(W.voyages, turns / W.turnsForVoyage)
  let sum = 0
  for (const good of DEAREST_FIRST) {
    const count = player.items[good]
    if (count === 0) continue
    const made = use * W.holding[good]
    const sold = W.shipped * GOOD[good].shippingPrice
    const loaded = sold > made ? Math.min(room, count) : 0
    room -= loaded
    const rest = count - loaded
    sum +=
      loaded * sold + made * (Math.min(rest, W.plenty) + W.beyond * Math.max(0, rest - W.plenty))
  }
  return sum
}

/** What the nearest card counts for before it is built. */
function planned(position: Position, seat: Seat): number {
  const card = nearestCard(position, seat)
  return card ? W.planned * byNearness(card) : 0
}

/** Food that a seat would lack if the round ended now, its francs left aside. */
export function foodLacking(position: Position, seat: Seat): number {
  if (position.final || position.at === 'over') return 0
  return Math.max(0, foodDue(position, seat) - foodHeld(playerAt(position, seat)))
}

/** What a standing is made of, in francs. */
export interface Parts {
  francs: number
  buildings: number
  ships: number
  loans: number
  /** Goods, for what can be made of them. */
  goods: number
  /** The card that is nearest to be built. */
  plan: number
  /** Food still owed. */
  food: number
  /** Rent and harvest. */
  income: number
}

/** What is owned already, as it counts in the end. */
function wealth(position: Position, seat: Seat, player: Player): Parts {
  const ships = player.ships.reduce((sum, ship) => sum + SHIP[ship].value, 0)
  const francs = player.items.franc
  const loans = -LOAN.endPenalty * player.loans
  let buildings = 0
  for (const building of player.buildings) {
    buildings += BUILDING[building].value
    if (!BUILDING[building].plus) continue
    buildings = scoreOf(position, seat).total - ships - francs - loans
    break
  }
  return { francs, buildings, ships, loans, goods: 0, plan: 0, food: 0, income: 0 }
}

/** What the standing of a seat is made of; its wealth alone when the game is over. */
export function partsFor(position: Position, seat: Seat): Parts {
  const player = playerAt(position, seat)
  const parts = wealth(position, seat, player)
  const owed = foodAhead(position)
  const rounds = owed.length
  if (rounds === 0) return parts
  const { loans, items } = player
  const grows = HARVEST.filter(({ good, least }) => items[good] >= least).length
  if (loans > 0) parts.loans += loans * (LOAN.endPenalty - W.loan) - W.interest * rounds
  parts.goods = goodsWorth(player, turnsAhead(position, rounds))
  parts.plan = planned(position, seat)
  parts.food = -foodCost(owed, player, position.players.length)
  parts.income = rounds * (W.rent * player.buildings.length + W.harvested * grows)
  return parts
}

/** What the standing of a seat is worth; its wealth itself when the game is over. */
export function standing(position: Position, seat: Seat): number {
  const { francs, buildings, ships, loans, goods, plan, food, income } = partsFor(position, seat)
  return francs + buildings + ships + loans + goods + plan + food + income
}

const NEVER_FREE = 0.01

/** What one more of each item is worth to a seat: what it would rather not pay with. */
export function costsFor(position: Position, seat: Seat): Costs {
  const owed = foodAhead(position)
  const turns = turnsAhead(position, owed.length)
  const use = Math.min(1, turns / W.turnsToUse)
  const player = playerAt(position, seat)
  const shipped = capacityOf(player) > 0 && turns > 0 ? W.shipped : 0
  const costs: Partial<Record<Item, number>> = { franc: 1 }
  for (const good of GOODS) {
    const food = owed.length > 1 ? W.foodLater * (GOOD[good].food ?? 0) : 0
    const price = GOOD[good].shippingPrice > 2 ? shipped * GOOD[good].shippingPrice : 0
    costs[good] = Math.max(NEVER_FREE, use * W.holding[good] + food, price)
  }
  return costs as Costs
}
