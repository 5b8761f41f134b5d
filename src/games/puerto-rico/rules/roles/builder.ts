/** 건축가 (docs/rulings.md D). */
import { sameForSeat } from '../../../../engine/move-definition.ts'
import { added } from '../added.ts'
import type { Building } from '../building-row.ts'
import { buildingOf } from '../buildings.ts'
import type { Emit } from '../events.ts'
import {
  addResidents,
  emptyCirclesOn,
  hasBuilt,
  hasFreeCity,
  hasHadTurn,
  hasPower,
  isChooser,
} from '../player.ts'
import type { RuleId } from '../rule-ids.ts'
import { playerAt, putInStock, type State } from '../state.ts'
import { BUILDINGS, type BuildingId, roleOf, type Seat } from '../vocabulary.ts'
import { defineMove } from './define-move.ts'
import { takeAboard } from './ship.ts'

const printedCost = (state: State, { cost, costWith }: Building): number =>
  costWith && state.options[costWith.option] ? costWith.cost : cost

/** The printed price, before any discount. */
export const costOf = (state: State, id: BuildingId): number => printedCost(state, buildingOf(id))

/** What a building costs, and what saves how much of it. */
export interface Price {
  price: number
  quarries: number
  privilege: number
  /** What the expansions save, by the rule behind it. */
  saved?: readonly (readonly [RuleId, number])[]
}

/** What `seat` would pay in the base game: quarries save up to the building's column, the privilege one more, never below 0 (docs/rulings.md D6, D7). */
export function basePrice(state: State, seat: Seat, id: BuildingId): Price {
  const building = buildingOf(id)
  const cost = printedCost(state, building)
  const manned = playerAt(state, seat).manned.quarry
  const quarries = Math.min(manned, building.column, cost)
  const privilege = Math.min(isChooser(state, seat) ? 1 : 0, cost - quarries)
  return { price: cost - quarries - privilege, quarries, privilege }
}

/** What `seat` would pay, and what saves how much of it. */
export function priceOf(state: State, seat: Seat, id: BuildingId): Price {
  const base = basePrice(state, seat, id)
  if (!state.expansions) return base
  const saved = added().savedOf(state, seat, id, base.price)
  return { ...base, price: saved.reduce((rest, [, coins]) => rest - coins, base.price), saved }
}

/** Whether a seat has built in this phase, or let its turn go by. */
function hasHadBuild(state: State, seat: Seat): boolean {
  if (state.role === null || roleOf(state.role) !== 'builder') return false
  return hasHadTurn(state, seat) || (seat === state.seat && state.phase.building !== null)
}

export const inStock = (state: State, id: BuildingId): number => state.supply.buildings[id] ?? 0
export const build = defineMove<'build'>({
  again: {
    rule: 'builder.one-building',
    keeps: (state, move) => !hasHadBuild(state, move.seat),
  },
  rules: {
    'builder.in-supply': (state, move) => inStock(state, move.building) > 0,
    'builder.one-each': (state, move) => !hasBuilt(playerAt(state, move.seat), move.building),
    'builder.city-space': (state, move) =>
      hasFreeCity(playerAt(state, move.seat), buildingOf(move.building).size),
    'builder.price': (state, move) =>
      priceOf(state, move.seat, move.building).price <= playerAt(state, move.seat).coins,
    // Paying in kind comes with an expansion.
    'turn.in-game': (_, { pay, from }) => pay === undefined && from === undefined,
  },
  candidates: sameForSeat((seat) => BUILDINGS.map((building) => ({ do: 'build', seat, building }))),
  apply(state, { seat, building }, emit) {
    pay(state, seat, building, 0, emit)
    raise(state, seat, building, emit)
  },
})

/** Pays the price, less what is paid in kind. */
export function pay(state: State, seat: Seat, id: BuildingId, inKind: number, emit: Emit): void {
  const { price, quarries, privilege, saved = [] } = priceOf(state, seat, id)
  emit('builder.quarry', seat, 'discount', quarries, 'price', 'price')
  emit('builder.privilege', seat, 'discount', privilege, 'price', 'price')
  for (const [rule, coins] of saved) emit(rule, seat, 'discount', coins, 'price', 'price')
  emit('builder.price', seat, 'coins', price - inKind, 'purse', 'bank')
  playerAt(state, seat).coins -= price - inKind
}

/** Takes a building from the supply to the city; the twelfth space ends the game (docs/rulings.md G2). */
export function raise(state: State, seat: Seat, id: BuildingId, emit: Emit): void {
  const player = playerAt(state, seat)
  emit('builder.build', seat, id, 1, 'supply', 'city')
  putInStock(state, id, inStock(state, id) - 1)
  player.city.push({ id, workers: 0 })
  state.phase.building = id
  if (hasFreeCity(player, 1) || state.ending.includes('city')) return
  state.ending = [...state.ending, 'city']
  emit('end.city', seat, id, 1, 'city', 'city')
}

/** A building just built gets a colonist only from a University occupied before, and only on a circle (docs/rulings.md D10-D13). */
export const manBuilding = defineMove<'manBuilding'>({
  rules: {
    'university.owned': (state, move) => hasPower(playerAt(state, move.seat), 'mansBuilding'),
    'university.that-building': (state, move) => state.phase.building === move.building,
    'university.none-left': (state) => state.supply.colonists + state.market > 0,
  },
  candidates: (state) =>
    state.phase.building
      ? [{ do: 'manBuilding', seat: state.seat, building: state.phase.building }]
      : [],
  apply(state, move, emit) {
    const fromSupply = state.supply.colonists > 0
    if (fromSupply) state.supply.colonists -= 1
    const resident = fromSupply ? 'colonist' : takeAboard(state)
    const rule = fromSupply ? 'university.colonist' : 'university.from-market'
    emit(rule, move.seat, resident, 1, fromSupply ? 'supply' : 'market', 'city')
    addResidents(playerAt(state, move.seat), move.building, resident, 1)
    state.phase.building = null
  },
})

/** Whether the University offers a colonist for the building just built. */
export function universityOffers(state: State): boolean {
  const { building } = state.phase
  const player = playerAt(state, state.seat)
  if (building === null || !hasPower(player, 'mansBuilding')) return false
  return !state.expansions || emptyCirclesOn(player, building) > 0
}

export function startBuilderTurn(state: State): void {
  state.phase.building = null
}
