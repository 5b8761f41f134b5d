/** What a player has, and how it comes and goes. */
import { BUILDING } from './buildings.ts'
import type { Emit, Place } from './events.ts'
import type { RuleId } from './rule-ids.ts'
import { roundCards, SHIP, SHIP_TYPE } from './ships.ts'
import { type Player, playerAt, type State } from './state.ts'
import {
  type BuildingId,
  type BuildingType,
  type CardId,
  type Item,
  type Items,
  type Mark,
  type Seat,
  SHIPS,
  type ShipId,
} from './vocabulary.ts'

const ships = new Set<string>(SHIPS)
/** Whether a card is a ship, and no building. */
export const isShip = (card: CardId): card is ShipId => ships.has(card)

/** Gives items to a seat and emits each with its rule; by default from the supply. */
export function gain(
  state: State,
  seat: Seat,
  items: Items,
  rule: RuleId,
  emit: Emit,
  from: Place = 'supply',
): void {
  const player = playerAt(state, seat)
  for (const key in items) {
    const item = key as Item
    const count = items[item]
    if (!count) continue
    player.items[item] += count
    emit(rule, seat, item, count, from, 'harbour')
  }
}

/** Takes items from a seat and emits each with its rule; by default they go to the supply. */
export function lose(
  state: State,
  seat: Seat,
  items: Items,
  rule: RuleId,
  emit: Emit,
  to: Place = 'supply',
): void {
  for (const key in items) {
    const item = key as Item
    loseOf(state, seat, item, items[item] ?? 0, rule, emit, to)
  }
}

/** The same of one item. */
export function loseOf(
  state: State,
  seat: Seat,
  item: Item,
  count: number,
  rule: RuleId,
  emit: Emit,
  to: Place,
): void {
  if (count === 0) return
  playerAt(state, seat).items[item] -= count
  emit(rule, seat, item, count, 'harbour', to)
}

/** Whether there is as much of every item as is named. */
export function holds(held: Items, items: Items): boolean {
  for (const item in items) if ((items[item as Item] ?? 0) > (held[item as Item] ?? 0)) return false
  return true
}

/** How many buildings of a type a player owns. */
export const countType = (player: Player, type: BuildingType): number =>
  player.buildings.filter((id) => BUILDING[id].type === type).length

const MARKS = { hammer: 'hammers', fisherman: 'fishermen' } as const satisfies Record<Mark, string>

/** Marks on the own cards. */
export function countMarks(state: State, seat: Seat, mark: Mark): number {
  let sum = 0
  for (const id of playerAt(state, seat).buildings)
    if (BUILDING[id].type !== 'ship' || state.options['symbols.onShipCards'])
      sum += BUILDING[id][MARKS[mark]] ?? 0
  return sum
}

/** So much less energy in a main action. */
export function energyDiscount(state: State, seat: Seat): number {
  let sum = 0
  for (const id of playerAt(state, seat).buildings) sum += BUILDING[id].energyDiscount ?? 0
  return sum
}

/** The seat that owns a building; null where no player does. */
export function ownerOf(state: State, building: BuildingId): Seat | null {
  for (let seat = 0; seat < state.players.length; seat++)
    if (state.players[seat]?.buildings.includes(building)) return seat
  return null
}

/** Food that a player owes at the end of the round, after what the ships bring. */
export function foodDue(state: State, seat: Seat): number {
  const seats = state.players.length
  const { food } = roundCards(state.version, seats)[state.round - 1] ?? { food: 0 }
  let due = food
  for (const ship of playerAt(state, seat).ships)
    due -= SHIP_TYPE[SHIP[ship].type].food[seats - 1] ?? 0
  return Math.max(0, due)
}

/** Whether an action runs, during which nobody may sell or repay. */
export const actionRuns = (state: State): boolean => state.phase.building !== null
