/** What constructing and shipbuilding costs a player now. */
import { BUILDING } from './buildings.ts'
import { isTopOfStack } from './cards.ts'
import type { EffectOf, Need } from './effects.ts'
import { energyDiscount } from './player.ts'
import { EVERY_SHIP, MODERNISATION, SHIP, SHIP_TYPE } from './ships.ts'
import { playerAt, type State } from './state.ts'
import type { BuildingId, Item, Items, Seat, ShipId } from './vocabulary.ts'

/** Energy after the discount of the own cards. */
export const energyAfter = (state: State, seat: Seat, energy: number): number =>
  Math.max(0, energy - energyDiscount(state, seat))

/** The printed materials; null where a card is never constructed. */
export function materialsOf(state: State, id: BuildingId): Items | null {
  const { cost, costOption } = BUILDING[id]
  if (!cost || !costOption) return cost ?? null
  return { ...cost, [costOption.item]: state.options[costOption.option] as number }
}

interface Cost {
  need: Need
  /** What the visited building saves, and what the own cards save. */
  saved: { visited: Items; own: Items }
}

/** What constructing a card costs at a building, after all discounts. */
export function costOf(
  state: State,
  seat: Seat,
  id: BuildingId,
  { discount = {} }: EffectOf<'construct'>,
): Cost {
  const need: Partial<Record<Item, number>> = { ...materialsOf(state, id) }
  const saved: { visited: Items; own: Items } = { visited: {}, own: {} }
  const save = (item: Item, count: number): Items => {
    const less = Math.min(count, need[item] ?? 0)
    if (less === 0) return {}
    need[item] = (need[item] ?? 0) - less
    return { [item]: less }
  }
  for (const [item, count] of Object.entries(discount) as [Item, number][])
    saved.visited = { ...saved.visited, ...save(item, count) }
  for (const own of playerAt(state, seat).buildings) {
    const good = BUILDING[own].reduces?.find((one) => (need[one] ?? 0) > 0)
    if (good) saved.own = { ...saved.own, ...save(good, 1) }
  }
  return { need, saved }
}

/** Whether a card may be constructed at a building, whatever it costs. */
export function mayConstruct(
  state: State,
  id: BuildingId,
  { containing }: EffectOf<'construct'>,
): boolean {
  const materials = materialsOf(state, id)
  return (
    materials !== null &&
    isTopOfStack(state, id) &&
    (!containing || (materials[containing] ?? 0) > 0)
  )
}

/** Whether a wharf must be modernised for a ship first. */
export const modernises = (state: State, wharf: BuildingId, ship: ShipId): boolean =>
  SHIP_TYPE[SHIP[ship].type].modern && !state.modernised.includes(wharf)

/** What building a ship at a wharf costs. */
export function shipCost(state: State, seat: Seat, wharf: BuildingId, ship: ShipId): Need {
  return {
    ...SHIP_TYPE[SHIP[ship].type].cost,
    energy: energyAfter(state, seat, EVERY_SHIP.energy),
    ...(modernises(state, wharf, ship) ? MODERNISATION : {}),
  }
}

/** The ships that can be built or bought. */
export const topShips = (state: State): ShipId[] =>
  Object.values(state.ships).flatMap((stack) => stack.slice(0, 1))

/** The card in the town that a ship may be exchanged for. */
export function yachtInTown(state: State): BuildingId | undefined {
  return state.town.find((id) => BUILDING[id].exchangedFor)
}

/** The own ships that may go for it. */
export function exchangeable(state: State, seat: Seat): ShipId[] {
  const yacht = yachtInTown(state)
  if (!yacht) return []
  const { ships } = playerAt(state, seat)
  return ships.filter((ship) => SHIP[ship].type === BUILDING[yacht].exchangedFor)
}
