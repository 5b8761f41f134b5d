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
export type BaseBuildingId = (typeof BUILDINGS)[number]
export type ByBuilding<T> = Record<BaseBuildingId, T>

/** What may be added to the game, each for itself. */
export const EXPANSIONS = ['new-buildings', 'nobles'] as const
export type ExpansionId = (typeof EXPANSIONS)[number]

/** The buildings that each expansion adds. */
export const ADDED_BUILDINGS = {
  'new-buildings': [
    'aqueduct',
    'forestHouse',
    'blackMarket',
    'storehouse',
    'guesthouse',
    'tradingPost',
    'church',
    'smallWharf',
    'lighthouse',
    'specialtyFactory',
    'library',
    'unionHall',
    'statue',
    'cloister',
  ],
  nobles: [
    'landOffice',
    'chapel',
    'huntingLodge',
    'zoningOffice',
    'royalSupplier',
    'villa',
    'jeweler',
    'royalGarden',
  ],
} as const satisfies Record<ExpansionId, readonly string[]>
export type AddedBuildingId = (typeof ADDED_BUILDINGS)[ExpansionId][number]

/** The buildings of the base game and of both expansions. */
export const ALL_BUILDINGS = [
  ...BUILDINGS,
  ...ADDED_BUILDINGS['new-buildings'],
  ...ADDED_BUILDINGS.nobles,
] as const
export type BuildingId = (typeof ALL_BUILDINGS)[number]

/** Who can stand on a circle. A noble serves like a colonist and counts among the workers of its place. */
export const RESIDENTS = ['colonist', 'noble'] as const
export type Resident = (typeof RESIDENTS)[number]

/** Where residents of a player can stand: beside the board, on land tiles, on buildings. */
export const RESIDENT_PLACES = ['stored', ...TILES, ...ALL_BUILDINGS] as const
export type ResidentPlace = (typeof RESIDENT_PLACES)[number]

/** What a land tile bears: nobody, a resident, or it lies face down as a forest. */
export const TILE_STATES = ['empty', 'colonist', 'noble', 'forest'] as const
export type TileState = (typeof TILE_STATES)[number]

/** How a plantation is laid: face up, or face down as a forest. */
export const SIDES = ['plantation', 'forest'] as const

/** A land tile that a colonist may come with; on a forest nobody can stand. */
export const LAID_TILES = [...TILES, 'forest'] as const
export type LaidTile = (typeof LAID_TILES)[number]

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
  'mayor.sharing',
  'mayor.placing',
  'builder.turn',
  'builder.manning',
  'craftsman.producing',
  'craftsman.bonus',
  'trader.turn',
  'captain.loading',
  'captain.offered',
  'captain.storing',
] as const
export type Decision = (typeof DECISIONS)[number]

/** The decisions that only a game with an expansion asks for. */
export const ADDED_DECISIONS = [
  'draft',
  'called',
  'settler.turning',
  'settler.second',
  'settler.lodge',
  'mayor.taking',
  'trader.turning',
  'settler.offered',
  'builder.offered',
  'craftsman.offered',
] as const
export type AddedDecision = (typeof ADDED_DECISIONS)[number]

/** Whether only a game with an expansion asks for a decision. */
export const isAdded = (at: At): at is AddedDecision =>
  (ADDED_DECISIONS as readonly At[]).includes(at)

/** Where a position stands: it waits for a decision, or the game is over. */
export type At = Decision | AddedDecision | 'over'

/** A record with one value for each key, made by `value`. */
export function each<K extends string, T>(keys: readonly K[], value: (key: K) => T): Record<K, T> {
  const record = {} as Record<K, T>
  for (const key of keys) record[key] = value(key)
  return record
}

/** A record by good, made by `value`. Its shape is that of every other one made here, for speed. */
export const byGood = <T>(value: (good: Good) => T): ByGood<T> => ({
  corn: value('corn'),
  fruit: value('fruit'),
  sugar: value('sugar'),
  tobacco: value('tobacco'),
  coffee: value('coffee'),
})

/** A record by kind of land tile, as `byGood`. */
export const byTile = <T>(value: (tile: Tile) => T): ByTile<T> => ({
  corn: value('corn'),
  fruit: value('fruit'),
  sugar: value('sugar'),
  tobacco: value('tobacco'),
  coffee: value('coffee'),
  quarry: value('quarry'),
})

/**
 * `record[tile]`, for a good or a kind of tile that is not known beforehand. A switch compares names, which
 * is several times as fast as looking one up.
 */
export function at<T>(record: Readonly<ByGood<T>>, good: Good): T
export function at<T>(record: Readonly<ByTile<T>>, tile: Tile): T
export function at<T>(record: Readonly<ByGood<T> & { quarry?: T }>, tile: Tile): T | undefined {
  switch (tile) {
    case 'corn':
      return record.corn
    case 'fruit':
      return record.fruit
    case 'sugar':
      return record.sugar
    case 'tobacco':
      return record.tobacco
    case 'coffee':
      return record.coffee
    case 'quarry':
      return record.quarry
  }
}

/** `record[tile] = value`, in the same way. */
export function put<T>(record: ByGood<T>, good: Good, value: T): void
export function put<T>(record: ByTile<T>, tile: Tile, value: T): void
export function put<T>(record: ByGood<T> & { quarry?: T }, tile: Tile, value: T): void {
  switch (tile) {
    case 'corn':
      record.corn = value
      break
    case 'fruit':
      record.fruit = value
      break
    case 'sugar':
      record.sugar = value
      break
    case 'tobacco':
      record.tobacco = value
      break
    case 'coffee':
      record.coffee = value
      break
    case 'quarry':
      record.quarry = value
  }
}

/** `counts[tile] += more`, in the same way. */
export function add(counts: ByGood<number>, good: Good, more: number): void
export function add(counts: ByTile<number>, tile: Tile, more: number): void
export function add(counts: ByGood<number> & { quarry?: number }, tile: Tile, more: number): void {
  switch (tile) {
    case 'corn':
      counts.corn += more
      break
    case 'fruit':
      counts.fruit += more
      break
    case 'sugar':
      counts.sugar += more
      break
    case 'tobacco':
      counts.tobacco += more
      break
    case 'coffee':
      counts.coffee += more
      break
    case 'quarry':
      counts.quarry = (counts.quarry ?? 0) + more
  }
}

/** How many there are of each good. */
export function countGoods(goods: readonly Good[]): ByGood<number> {
  const counts = byGood(() => 0)
  for (const good of goods) add(counts, good, 1)
  return counts
}

/** Goods of every kind together. */
export const allGoods = (counts: Readonly<ByGood<number>>): number =>
  counts.corn + counts.fruit + counts.sugar + counts.tobacco + counts.coffee

/** Land tiles of every kind together. */
export const allTiles = (counts: Readonly<ByTile<number>>): number =>
  allGoods(counts) + counts.quarry

/** The role that a role tile stands for. */
export function roleOf(tile: RoleTile): Role {
  return tile === 'prospector2' ? 'prospector' : tile
}
