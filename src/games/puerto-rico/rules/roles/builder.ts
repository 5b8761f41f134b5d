/** 건축가 (docs/rulings.md D). */
import { sameForSeat } from '../../../../engine/act.ts'
import { BUILDING, buildingOf } from '../buildings.ts'
import { freeCity, hasBuilt, hasHadTurn, hasPower, isChooser } from '../player.ts'
import { playerAt, type State } from '../state.ts'
import { BUILDINGS, type BuildingId, roleOf, type Seat } from '../vocabulary.ts'
import { act } from './act.ts'

/** The printed price, before any discount. */
export function costOf(state: State, id: BuildingId): number {
  if (state.options['cost.swapFactoryUniversity']) {
    if (id === 'factory') return BUILDING.university.cost
    if (id === 'university') return BUILDING.factory.cost
  }
  return buildingOf(id).cost
}

/** What `seat` would pay: quarries save up to the building's column, the privilege one more, never below 0 (docs/rulings.md D6, D7). */
export function priceOf(
  state: State,
  seat: Seat,
  id: BuildingId,
): { price: number; quarries: number; privilege: number } {
  const cost = costOf(state, id)
  const manned = playerAt(state, seat).manned.quarry
  const quarries = Math.min(manned, buildingOf(id).column, cost)
  const privilege = Math.min(isChooser(state, seat) ? 1 : 0, cost - quarries)
  return { price: cost - quarries - privilege, quarries, privilege }
}

/** Whether a seat has built in this phase, or let its turn go by. */
function hasHadBuild(state: State, seat: Seat): boolean {
  if (state.role === null || roleOf(state.role) !== 'builder') return false
  return hasHadTurn(state, seat) || (seat === state.seat && state.phase.building !== null)
}

export const build = act<'build'>({
  again: {
    rule: 'builder.one-building',
    keeps: (state, move) => !hasHadBuild(state, move.seat),
  },
  rules: {
    'builder.in-supply': (state, move) => state.supply.buildings[move.building] > 0,
    'builder.one-each': (state, move) => !hasBuilt(playerAt(state, move.seat), move.building),
    'builder.city-space': (state, move) =>
      freeCity(playerAt(state, move.seat)) >= buildingOf(move.building).size,
    'builder.price': (state, move) =>
      priceOf(state, move.seat, move.building).price <= playerAt(state, move.seat).coins,
  },
  options: sameForSeat((seat) => BUILDINGS.map((building) => ({ do: 'build', seat, building }))),
  play(state, { seat, building }, note) {
    const player = playerAt(state, seat)
    const { price, quarries, privilege } = priceOf(state, seat, building)
    note('builder.quarry', seat, 'discount', quarries, 'price', 'price')
    note('builder.privilege', seat, 'discount', privilege, 'price', 'price')
    note('builder.price', seat, 'coins', price, 'purse', 'bank')
    note('builder.build', seat, building, 1, 'supply', 'city')
    player.coins -= price
    state.supply.buildings[building] -= 1
    const free = freeCity(player) - buildingOf(building).size
    player.city.push({ id: building, workers: 0 })
    state.phase.building = building
    if (free === 0 && !state.ending.includes('city')) {
      state.ending.push('city')
      note('end.city', seat, building, 1, 'city', 'city')
    }
  },
})

/** A building just built gets a colonist only from a University occupied before, and only on a circle (docs/rulings.md D10-D13). */
export const manBuilding = act<'manBuilding'>({
  rules: {
    'university.owned': (state, move) => hasPower(playerAt(state, move.seat), 'mansBuilding'),
    'university.that-building': (state, move) => state.phase.building === move.building,
    'university.none-left': (state) => state.supply.colonists + state.market > 0,
  },
  options: (state) =>
    state.phase.building
      ? [{ do: 'manBuilding', seat: state.seat, building: state.phase.building }]
      : [],
  play(state, move, note) {
    const fromSupply = state.supply.colonists > 0
    if (fromSupply) state.supply.colonists -= 1
    else state.market -= 1
    const rule = fromSupply ? 'university.colonist' : 'university.from-market'
    note(rule, move.seat, 'colonist', 1, fromSupply ? 'supply' : 'market', 'city')
    const built = playerAt(state, move.seat).city.find(({ id }) => id === move.building)
    if (built) built.workers += 1
    state.phase.building = null
  },
})

/** Whether the University offers a colonist for the building just built. */
export function universityOffers(state: State): boolean {
  return state.phase.building !== null && hasPower(playerAt(state, state.seat), 'mansBuilding')
}

export function startBuilderTurn(state: State): void {
  state.phase.building = null
}
