import type { Building } from './building-row.ts'
import { BEARERS, BUILDING, buildingOf, type Power } from './buildings.ts'
import type { Player, State } from './state.ts'
import {
  allGoods,
  allTiles,
  at,
  BUILDINGS,
  type BuildingId,
  byGood,
  CITY_SPACES,
  GOODS,
  type Good,
  LAND_SPACES,
  type Resident,
  type ResidentPlace,
  type Seat,
  TILES,
  type Tile,
} from './vocabulary.ts'

/** The buildings that make each good; corn needs none. */
export const MAKERS = byGood((good) =>
  BUILDINGS.map((id) => BUILDING[id]).filter((building) => building.good === good),
)

/** Colonists on a building of the player, or -1 where it is not built. */
export function workersOn(player: Player, id: BuildingId): number {
  for (const built of player.city) if (built.id === id) return built.workers
  return -1
}

/** Whether a building stands in the city, occupied or not. */
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

/** Nobles among the residents of a place. */
export const noblesOn = (player: Player, place: ResidentPlace): number =>
  player.nobles?.[place] ?? 0

/** Residents of one kind on a place: beside the board, on tiles of a kind, on a building. */
export function residentsOn(player: Player, place: ResidentPlace, resident: Resident): number {
  const nobles = noblesOn(player, place)
  return resident === 'noble' ? nobles : allOn(player, place) - nobles
}

const tiles = new Set<ResidentPlace>(TILES)
/** Whether a place is a kind of tile. */
export const isTile = (place: ResidentPlace): place is Tile => tiles.has(place)

/** All residents on a place. */
export function allOn(player: Player, place: ResidentPlace): number {
  if (place === 'stored') return player.stored
  if (isTile(place)) return player.manned[place]
  return Math.max(0, workersOn(player, place))
}

/** Empty circles of the player on tiles of a kind or on a building. */
export function emptyCirclesOn(player: Player, place: ResidentPlace): number {
  if (place === 'stored') return 0
  if (isTile(place)) return player.tiles[place] - player.manned[place]
  const workers = workersOn(player, place)
  return workers < 0 ? 0 : BUILDING[place].circles - workers
}

/** Puts residents of one kind on a place, or takes them away where `count` is below nothing. */
export function addResidents(
  player: Player,
  place: ResidentPlace,
  resident: Resident,
  count: number,
): void {
  if (place === 'stored') player.stored += count
  else if (isTile(place)) player.manned[place] += count
  else {
    const space = player.city.findIndex(({ id }) => id === place)
    const built = player.city[space]
    if (built) player.city[space] = { id: built.id, workers: built.workers + count }
  }
  if (resident === 'noble' && player.nobles) {
    const nobles = noblesOn(player, place) + count
    if (nobles > 0) player.nobles[place] = nobles
    else delete player.nobles[place]
  }
}

/** Every noble of the player, wherever it stands. */
export function noblesOf(player: Player): number {
  let nobles = 0
  for (const place in player.nobles) nobles += player.nobles[place as ResidentPlace] ?? 0
  return nobles
}

/** Plantations that lie face down as forests. */
export function forestsOf(player: Player): number {
  let forests = 0
  if (player.forests) for (const good of GOODS) forests += player.forests[good]
  return forests
}

/** Kinds that the player's occupied warehouses keep. */
export function keptKinds(player: Player): number {
  let kinds = 0
  for (const { id, powers } of BEARERS.storesKinds)
    if (workersOn(player, id) > 0) kinds += powers.storesKinds ?? 0
  return kinds
}

/** Single goods that the player keeps: one, and those of an occupied storehouse. */
export function keptSingles(player: Player): number {
  let singles = 1
  for (const { id, powers } of BEARERS.storesSingles)
    if (workersOn(player, id) > 0) singles += powers.storesSingles ?? 0
  return singles
}

/** Land spaces without a tile. */
export function freeLand(player: Player): number {
  return LAND_SPACES - allTiles(player.tiles) - forestsOf(player)
}

/** City spaces without a building; a large building covers two. */
export function freeCity(player: Player): number {
  let taken = 0
  for (const built of player.city) taken += buildingOf(built.id).size
  return CITY_SPACES - taken
}

/** Whether so many city spaces have no building. No building covers more than two, so that few need not be counted. */
export function hasFreeCity(player: Player, spaces: number): boolean {
  return 2 * player.city.length + spaces <= CITY_SPACES || freeCity(player) >= spaces
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

/** Every resident of the player: on tiles, on buildings and stored. */
export function colonistsOf(player: Player): number {
  let colonists = player.stored + allTiles(player.manned)
  for (const built of player.city) colonists += built.workers
  return colonists
}

/** How many goods a player has, of all kinds. */
export function goodsOf(player: Player): number {
  return allGoods(player.goods)
}

/** Goods of a kind that the player can make: occupied plantations, and for all but corn as many colonists in its buildings. */
export function capacityOf(player: Player, good: Good): number {
  const plantations = at(player.manned, good)
  if (good === 'corn' || plantations === 0) return plantations
  let workers = 0
  for (const { id } of at(MAKERS, good)) workers += Math.max(0, workersOn(player, id))
  return Math.min(plantations, workers)
}

/** Whether the turn of a seat has gone by in a phase where each has one, from the chooser on. */
export function hasHadTurn({ players, chooser, seat: deciding }: State, seat: Seat): boolean {
  const place = (one: Seat): number => (one - chooser + players.length) % players.length
  return place(seat) < place(deciding)
}

/** The seat whose turn it is after so many others, from the chooser on. */
export function seatOfTurn(state: State, turn: number): Seat {
  return (state.chooser + turn) % state.players.length
}

/** Whether this seat chose the role in play and so has its privilege. */
export function isChooser(state: State, seat: Seat): boolean {
  return state.chooser === seat
}

/** Lays a plantation on the land, face up or as a forest. */
export function layPlantation(player: Player, tile: Good, isForest: boolean): void {
  if (isForest && player.forests) player.forests[tile] += 1
  else player.tiles[tile] += 1
}
