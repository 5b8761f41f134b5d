/** The words of the game. Every other type is spelled with them; names in human languages are data. */

export const GOODS = ['corn', 'fruit', 'sugar', 'tobacco', 'coffee'] as const
export type Good = (typeof GOODS)[number]
export type ByGood<T> = Record<Good, T>

/** Land tiles: one plantation kind for each good, and the quarry. */
export const TILES = [...GOODS, 'quarry'] as const
export type Tile = (typeof TILES)[number]
export type ByTile<T> = Record<Tile, T>

export const ROLES = [
  'settler',
  'mayor',
  'builder',
  'craftsman',
  'trader',
  'captain',
  'prospector',
] as const
export type Role = (typeof ROLES)[number]

/** Role tiles on the table: with five seats the prospector lies there twice, each with its own coins. */
export const ROLE_TILES = [...ROLES, 'prospector2'] as const
export type RoleTile = (typeof ROLE_TILES)[number]

export const BUILDINGS = [
  'smallFruitPlant',
  'smallSugarMill',
  'largeFruitPlant',
  'largeSugarMill',
  'tobaccoStorage',
  'coffeeRoaster',
  'smallMarket',
  'hacienda',
  'constructionHut',
  'smallWarehouse',
  'hospice',
  'office',
  'largeMarket',
  'largeWarehouse',
  'factory',
  'university',
  'harbor',
  'wharf',
  'guildHall',
  'residence',
  'fortress',
  'customsHouse',
  'cityHall',
] as const
export type BuildingId = (typeof BUILDINGS)[number]
export type ByBuilding<T> = Record<BuildingId, T>

/** A place at the table, counted clockwise from the first governor: 0 to 4. */
export type Seat = number

/** The events that make the current round the last one. */
export const END_TRIGGERS = ['colonists', 'chips', 'city'] as const
export type EndTrigger = (typeof END_TRIGGERS)[number]

/** Spaces on every player's board, for tiles and for buildings. */
export const LAND_SPACES = 12
export const CITY_SPACES = 12

/** Spaces of the trading house. */
export const HOUSE_SPACES = 4

/** The decisions of the game, by their path in the statechart. */
export const DECISIONS = [
  'roles',
  'settler.turn',
  'settler.manning',
  'mayor.recruiting',
  'mayor.placing',
  'builder.turn',
  'builder.manning',
  'craftsman.bonus',
  'trader.turn',
  'captain.loading',
  'captain.storing',
] as const
export type Decision = (typeof DECISIONS)[number]

/** Where a position stands: it waits for a decision, or the game is over. */
export type At = Decision | 'over'

/** A record with one value for each key, made by `value`. */
export function each<K extends string, T>(keys: readonly K[], value: (key: K) => T): Record<K, T> {
  const record = {} as Record<K, T>
  for (const key of keys) record[key] = value(key)
  return record
}

/** The role that a role tile stands for. */
export function roleOf(tile: RoleTile): Role {
  return tile === 'prospector2' ? 'prospector' : tile
}
