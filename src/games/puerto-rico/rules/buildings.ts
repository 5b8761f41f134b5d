import type { RuleId } from './rule-ids.ts'
import type { BuildingId, Good, Resident } from './vocabulary.ts'

/** What an occupied building lets its owner do. Roles ask for a power, never for a building. */
export interface Powers {
  /** Coins added to a sale in the trading house. */
  saleBonus: number
  /** May sell a kind that already lies in the trading house. */
  sellsSameKind: boolean
  /** May draw a face-down tile before the ordinary one. */
  drawsTile: boolean
  /** May take a quarry without the settler's privilege. */
  mayTakeQuarry: boolean
  /** A colonist comes with the tile taken. */
  mansTile: boolean
  /** A colonist comes with the building built. */
  mansBuilding: boolean
  /** Kinds of goods kept whole after the captain phase. */
  storesKinds: number
  /** Coins for the number of kinds produced, by that number. */
  kindsPay: readonly number[]
  /** Points added to every loading action. */
  loadBonus: number
  /** A ship of one's own, once in a captain phase. */
  ownShip: boolean
  /** The bonus counted at the end of the game. */
  finalBonus: FinalBonus

  /** Production buildings that make one good more, if their residents made any. */
  extraGoodOf: readonly BuildingId[]
  /** May lay a new plantation face down as a forest. */
  laysForest: boolean
  /** May pay missing coins with a resident, a good and a point. */
  paysInKind: boolean
  /** Single goods kept besides the one that everybody keeps. */
  storesSingles: number
  /** Its residents may move to empty circles at any moment. */
  guests: boolean
  /** May sell to the supply instead of the trading house. */
  sellsToSupply: boolean
  /** Points for a building built, by its column. */
  buildPoints: readonly number[]
  /** A small ship of one's own for any mix of goods, once in a captain phase. */
  ownBarge: boolean
  /** Coins for every loading action. */
  loadCoin: number
  /** A coin for choosing the captain. */
  captainCoin: boolean
  /** Coins for the kind produced most, less this. */
  largestKindLess: number
  /** The privilege of a role chosen counts twice. */
  doublesPrivilege: boolean
  /** Points for every two equal goods at the first turn of a captain phase. */
  pairPoints: number
  /** May give different goods for points, as many as there are nobles. */
  givesForNobles: boolean
  /** Nobles that come with every mayor phase. */
  extraNobles: number
  /** Coins for each noble of the owner, with production. */
  nobleCoins: number
  /** May buy a face-down tile. */
  buysTile: boolean
  /** May sell a plantation. */
  sellsTile: boolean
  /** Coins with production. */
  craftCoins: number
  /** Points with production. */
  craftPoints: number
  /** May return a plantation or forest after the settler phase. */
  returnsTile: boolean
  /** Points after the settler phase for the emptiest island. */
  emptiestPoints: number
  /** Coins saved on buildings of the first three columns. */
  smallDiscount: number
  /** Coins saved on large buildings. */
  largeDiscount: number
}

/** Powers that nothing but the rules of the expansions asks for. */
type AddedPower =
  | 'extraGoodOf'
  | 'paysInKind'
  | 'guests'
  | 'sellsToSupply'
  | 'buildPoints'
  | 'ownBarge'
  | 'loadCoin'
  | 'captainCoin'
  | 'largestKindLess'
  | 'pairPoints'
  | 'givesForNobles'
  | 'extraNobles'
  | 'nobleCoins'

export type FinalBonus =
  | 'productionBuildings'
  | 'landTiles'
  | 'colonists'
  | 'chips'
  | 'commercialBuildings'
  | 'sets'
  | 'nobles'

export interface Building {
  id: BuildingId
  kind: 'production' | 'commercial' | 'large'
  /** Price in doubloons before any discount. */
  cost: number
  vp: number
  circles: number
  /** Spaces it covers in the city. */
  size: 1 | 2
  /** Column of the supply, which is also the most that quarries can save. */
  column: 1 | 2 | 3 | 4
  /** What a production building makes. */
  good?: Good
  powers: Partial<Powers>
  /** Powers that depend on who stands on it. */
  byOccupant?: Readonly<Record<Resident, Partial<Powers>>>
  /** The rule that its power follows. */
  rule?: RuleId
}

const production = (
  id: BuildingId,
  good: Good,
  cost: number,
  vp: number,
  circles: number,
  column: Building['column'],
): Building => ({ id, kind: 'production', cost, vp, circles, size: 1, column, good, powers: {} })

export const commercial = (
  id: BuildingId,
  cost: number,
  vp: number,
  column: Building['column'],
  rule: RuleId,
  powers: Partial<Powers>,
): Building => ({ id, kind: 'commercial', cost, vp, circles: 1, size: 1, column, powers, rule })

export const large = (id: BuildingId, rule: RuleId, finalBonus?: FinalBonus): Building => ({
  id,
  kind: 'large',
  cost: 10,
  vp: 4,
  circles: 1,
  size: 2,
  column: 4,
  powers: finalBonus ? { finalBonus } : {},
  rule,
})

const factoryPay = [0, 0, 1, 2, 3, 5] as const

// prettier-ignore
const rows: readonly Building[] = [
  production('smallFruitPlant', 'fruit', 1, 1, 1, 1),
  production('smallSugarMill', 'sugar', 2, 1, 1, 1),
  production('largeFruitPlant', 'fruit', 3, 2, 3, 2),
  production('largeSugarMill', 'sugar', 4, 2, 3, 2),
  production('tobaccoStorage', 'tobacco', 5, 3, 3, 3),
  production('coffeeRoaster', 'coffee', 6, 3, 2, 3),
  commercial('smallMarket', 1, 1, 1, 'small-market.coin', { saleBonus: 1 }),
  commercial('hacienda', 2, 1, 1, 'hacienda.draw', { drawsTile: true }),
  commercial('constructionHut', 2, 1, 1, 'hut.quarry', { mayTakeQuarry: true }),
  commercial('smallWarehouse', 3, 1, 1, 'small-warehouse.keep', { storesKinds: 1 }),
  commercial('hospice', 4, 2, 2, 'hospice.colonist', { mansTile: true }),
  commercial('office', 5, 2, 2, 'office.same-kind', { sellsSameKind: true }),
  commercial('largeMarket', 5, 2, 2, 'large-market.coins', { saleBonus: 2 }),
  commercial('largeWarehouse', 6, 2, 2, 'large-warehouse.keep', { storesKinds: 2 }),
  commercial('factory', 7, 3, 3, 'factory.coins', { kindsPay: factoryPay }),
  commercial('university', 8, 3, 3, 'university.colonist', { mansBuilding: true }),
  commercial('harbor', 8, 3, 3, 'harbor.point', { loadBonus: 1 }),
  commercial('wharf', 9, 3, 3, 'wharf.load', { ownShip: true }),
  large('guildHall', 'guild-hall.bonus', 'productionBuildings'),
  large('residence', 'residence.bonus', 'landTiles'),
  large('fortress', 'fortress.bonus', 'colonists'),
  large('customsHouse', 'customs-house.bonus', 'chips'),
  large('cityHall', 'city-hall.bonus', 'commercialBuildings'),
]

/** Every building of the base game by its id, and those of the expansions once they are made known. */
export const BUILDING = Object.fromEntries(rows.map((row) => [row.id, row])) as Record<
  BuildingId,
  Building
>

const byId = new Map<BuildingId, Building>(rows.map((row) => [row.id, row]))

/** `BUILDING[id]`, for an id that is not known beforehand: a map finds it in half the time. */
export const buildingOf = (id: BuildingId): Building => byId.get(id) ?? BUILDING[id]

/** Powers that the rules of the base game ask for; three of them only buildings of the expansions give. */
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
  'laysForest',
  'storesSingles',
  'doublesPrivilege',
] as const satisfies (keyof Powers)[]
export type Power = (typeof powers)[number] | AddedPower
/** The buildings that bear each power, in the order of the vocabulary. */
export const BEARERS = Object.fromEntries(
  powers.map((power) => [power, rows.filter((row) => row.powers[power])]),
) as Record<Power, Building[]>

/** Makes more buildings known, and the powers that only they have. */
export function addBuildings(more: readonly Building[], added: readonly AddedPower[]): void {
  for (const power of added) BEARERS[power] = []
  for (const row of more) {
    BUILDING[row.id] = row
    byId.set(row.id, row)
    for (const power of [...powers, ...added]) if (row.powers[power]) BEARERS[power].push(row)
  }
}
