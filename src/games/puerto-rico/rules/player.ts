import { BUILDING, type Building, bearersOf, buildingOf, type Powers } from './buildings.ts'
import type { Player, State } from './state.ts'
import {
  allGoods,
  allTiles,
  at,
  BUILDINGS,
  type BuildingId,
  byGood,
  CITY_SPACES,
  type Good,
  LAND_SPACES,
  type Seat,
} from './vocabulary.ts'

const powers = [
  'saleBonus',
  'sellsSameKind',
  'drawsTile',
  'mayTakeQuarry',
  'mansTile',
  'mansBuilding',
  'storesKinds',
  'kindsPay',
  'loadBonus',
  'ownShip',
] as const satisfies (keyof Powers)[]
type Power = (typeof powers)[number]
/** The buildings that bear each power. */
export const BEARERS = Object.fromEntries(
  powers.map((power) => [power, bearersOf(power)]),
) as Record<Power, Building[]>

/** The buildings that make each good; corn needs none. */
export const MAKERS = byGood((good) =>
  BUILDINGS.map((id) => BUILDING[id]).filter((building) => building.good === good),
)

/** Colonists on a building of the player, or -1 where it is not built. */
export function workersOn(player: Player, id: BuildingId): number {
  for (const built of player.city) if (built.id === id) return built.workers
  return -1
}

export function hasBuilt(player: Player, id: BuildingId): boolean {
  return workersOn(player, id) >= 0
}

/** The player's occupied buildings that bear a power. Only an occupied building has its power. */
export function bearing(player: Player, power: Power): Building[] {
  const found: Building[] = []
  for (const building of BEARERS[power])
    if (workersOn(player, building.id) > 0) found.push(building)
  return found
}

/** Whether an occupied building gives the player this power. */
export function hasPower(player: Player, power: Power): boolean {
  for (const building of BEARERS[power]) if (workersOn(player, building.id) > 0) return true
  return false
}

/** Kinds that the player's occupied warehouses keep. */
export function keptKinds(player: Player): number {
  let kinds = 0
  for (const building of bearing(player, 'storesKinds')) kinds += building.powers.storesKinds ?? 0
  return kinds
}

/** Land spaces without a tile. */
export function freeLand(player: Player): number {
  return LAND_SPACES - allTiles(player.tiles)
}

/** City spaces without a building; a large building covers two. */
export function freeCity(player: Player): number {
  let taken = 0
  for (const built of player.city) taken += buildingOf(built.id).size
  return CITY_SPACES - taken
}

/** Circles on the player's tiles and buildings. */
export function circlesOf(player: Player): number {
  let circles = allTiles(player.tiles)
  for (const built of player.city) circles += buildingOf(built.id).circles
  return circles
}

/** Empty circles on the player's buildings, which the refill of the ship counts. */
export function emptyBuildingCircles(player: Player): number {
  let empty = 0
  for (const built of player.city) empty += buildingOf(built.id).circles - built.workers
  return empty
}

/** Every colonist of the player: on tiles, on buildings and stored. */
export function colonistsOf(player: Player): number {
  let colonists = player.stored + allTiles(player.manned)
  for (const built of player.city) colonists += built.workers
  return colonists
}

export function goodsOf(player: Player): number {
  return allGoods(player.goods)
}

/** Goods of a kind that the player can make: occupied plantations, and for all but corn as many colonists in its buildings. */
export function capacityOf(player: Player, good: Good): number {
  const plantations = at(player.manned, good)
  if (good === 'corn') return plantations
  let workers = 0
  for (const { id } of at(MAKERS, good)) workers += Math.max(0, workersOn(player, id))
  return Math.min(plantations, workers)
}

/** Whether the turn of a seat has gone by in a phase where each has one, from the chooser on. */
export function hasHadTurn({ players, chooser, seat: deciding }: State, seat: Seat): boolean {
  const place = (one: Seat): number => (one - chooser + players.length) % players.length
  return place(seat) < place(deciding)
}

/** Whether this seat chose the role in play and so has its privilege. */
export function isChooser(state: State, seat: Seat): boolean {
  return state.chooser === seat
}
