/** The words of the game. Every other type is spelled with them; names in human languages are data. */

export const BASIC_GOODS = [
  'fish',
  'wood',
  'clay',
  'iron',
  'grain',
  'cattle',
  'coal',
  'hide',
] as const
export const UPGRADED_GOODS = [
  'smokedFish',
  'charcoal',
  'brick',
  'steel',
  'bread',
  'meat',
  'coke',
  'leather',
] as const
export const GOODS = [...BASIC_GOODS, ...UPGRADED_GOODS] as const
export type Good = (typeof GOODS)[number]

/** What a harbour holds: goods, and francs, which are no good. */
export const ITEMS = ['franc', ...GOODS] as const
export type Item = (typeof ITEMS)[number]
export type ByItem = Record<Item, number>
/** Some items, counted; what is not named is none. */
export type Items = Readonly<Partial<Record<Item, number>>>

/** The offer spaces. The first is no good and is left out by hauliers. */
export const OFFERS = ['franc', 'fish', 'wood', 'clay', 'iron', 'grain', 'cattle'] as const
export type Offer = (typeof OFFERS)[number]

export const TILES = ['tile1', 'tile2', 'tile3', 'tile4', 'tile5', 'tile6', 'tile7'] as const
export type Tile = (typeof TILES)[number]

export const START_BUILDINGS = [
  'buildingFirmSmall',
  'buildingFirmLarge',
  'constructionFirm',
] as const
export const STANDARD_BUILDINGS = [
  ...START_BUILDINGS,
  'marketplace',
  'sawmill',
  'fishery',
  'joinery',
  'bakehouse',
  'hardwareStore',
  'charcoalKiln',
  'smokehouse',
  'abattoir',
  'clayMound',
  'artsCentre',
  'wharf1',
  'blackMarket',
  'brickworks',
  'localCourt',
  'colliery',
  'wharf2',
  'shippingLine',
  'groceryMarket',
  'tannery',
  'businessOffice',
  'ironworks',
  'steelMill',
  'storehouse',
  'cokery',
  'dock',
  'bridgeOverTheSeine',
  'townHall',
  'bank',
  'church',
] as const
export type StandardId = (typeof STANDARD_BUILDINGS)[number]
export const SPECIAL_BUILDINGS = [
  'labourExchange',
  'bakery',
  'baguetteShop',
  'farm',
  'clothingIndustry',
  'ironMineAndCoalSeam',
  'fishMarket',
  'fishRestaurant',
  'fishpondAndWood',
  'forestHut',
  'plantNursery',
  'businessPark',
  'guildhouse',
  'harbourWatch',
  'smelter',
  'diner',
  'huntingLodge',
  'coalTrader',
  'patisserie',
  'furriery',
  'leatherIndustry',
  'kiln',
  'luxuryYacht',
  'feedlot',
  'masonsGuild',
  'furnitureFactory',
  'townSquare',
  'tavern',
  'haulageFirm',
  'schnapsDistillery',
  'steelworks',
  'steakhouse',
  'windFarm',
  'brickManufacturer',
  'zoo',
  'footballStadium',
] as const
export type SpecialId = (typeof SPECIAL_BUILDINGS)[number]
export const BUILDINGS = [...STANDARD_BUILDINGS, ...SPECIAL_BUILDINGS] as const
export type BuildingId = (typeof BUILDINGS)[number]

export const BUILDING_TYPES = [
  'craftsman',
  'economic',
  'industrial',
  'public',
  'none',
  'ship',
] as const
export type BuildingType = (typeof BUILDING_TYPES)[number]
export type Mark = 'hammer' | 'fisherman'

/** Ship cards, in the order of the round cards whose other side they are. */
export const SHIPS = [
  'appoline',
  'blanche',
  'dina',
  'lucie',
  'noemi',
  'cherbourg',
  'ophelie',
  'boulogne',
  'salomee',
  'saintMalo',
  'dunkerque',
  'triest',
  'caen',
  'bremerhaven',
  'calais',
  'amsterdam',
  'lissabon',
  'msSusanne',
  'msDoris',
  'msAndrea',
] as const
export type ShipId = (typeof SHIPS)[number]
export const SHIP_TYPES = ['wooden', 'iron', 'steel', 'luxury'] as const
export type ShipType = (typeof SHIP_TYPES)[number]

export const CARDS = [...BUILDINGS, ...SHIPS] as const
export type CardId = (typeof CARDS)[number]

/** A place at the table, counted clockwise: 0 to 4. */
export type Seat = number

export const VERSIONS = ['full', 'short'] as const
export type Version = (typeof VERSIONS)[number]

/** The decisions of the game, by their path in the statechart. */
export const DECISIONS = [
  'turn.opened',
  'turn.interest',
  'turn.main',
  'turn.fee',
  'turn.constructing',
  'turn.between',
  'turn.shipbuilding',
  'turn.using',
  'turn.trading',
  'turn.choosing',
  'turn.exchanging',
  'turn.selling',
  'turn.shipping',
  'turn.hauling',
  'turn.displacing',
  'turn.ordering',
  'turn.price',
  'turn.closed',
  'roundEnd.feeding',
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
