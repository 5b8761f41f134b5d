/** When a main action may be made, and which buildings stand open to it. */
import { isLocked } from '../buildings.ts'
import { playerAt, type State } from '../state.ts'
import type { BuildingId, Seat } from '../vocabulary.ts'

/** The rules that every main action keeps. */
export const mainRules = {
  'turn.supply-first': (state: State) => state.final || state.phase.supplied,
  'turn.main-action-once': (state: State) => !state.phase.acted,
}

export const mainOpen = (state: State): boolean =>
  mainRules['turn.supply-first'](state) && mainRules['turn.main-action-once'](state)

/** Every building that stands: the town's and the players'. */
export const builtCards = (state: State): BuildingId[] => [
  ...state.town,
  ...state.players.flatMap(({ buildings }) => buildings),
]

/** How many stand. */
export function builtCount({ town, players }: State): number {
  let count = town.length
  for (const { buildings } of players) count += buildings.length
  return count
}

/** One of them by its number, in the same order. */
export function builtAt({ town, players }: State, index: number): BuildingId {
  const standing = town[index]
  if (standing) return standing
  let left = index - town.length
  for (const { buildings } of players) {
    const own = buildings[left]
    if (own) return own
    left -= buildings.length
  }
  throw new RangeError(`no building ${index} stands`)
}

export const isBuilt = (state: State, building: BuildingId): boolean =>
  state.town.includes(building) ||
  state.players.some(({ buildings }) => buildings.includes(building))

/** Whether the own disc closes a building. */
export function ownDiscCloses(state: State, seat: Seat, building: BuildingId): boolean {
  if (playerAt(state, seat).disc === building) return true
  return (
    state.final &&
    !state.options['final.reenterAfterSale'] &&
    state.phase.sold.some((sale) => sale.disc && sale.seat === seat && sale.card === building)
  )
}

/** Whether another disc closes it. */
export const occupied = (state: State, seat: Seat, building: BuildingId): boolean =>
  state.players.some(({ disc }, other) => other !== seat && disc === building)

/** Whether a building stands open to a seat, whatever its fee and action ask. */
export const mayEnter = (state: State, seat: Seat, building: BuildingId): boolean =>
  isBuilt(state, building) &&
  !isLocked(building) &&
  !ownDiscCloses(state, seat, building) &&
  (state.final || !occupied(state, seat, building))
