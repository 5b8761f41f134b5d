/** Every building as a row of data, those of both expansions among them. */
import { type Building, commercial, large, type Powers, production } from './building-row.ts'
import { ADDED_ROWS } from './expansions/buildings.ts'
import { ALL_BUILDINGS, type BuildingId, each } from './vocabulary.ts'

const factoryPay = [0, 0, 1, 2, 3, 5] as const

// prettier-ignore
const BASE_ROWS: readonly Building[] = [
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
  {
    ...commercial('factory', 7, 3, 3, 'factory.coins', { kindsPay: factoryPay }),
    costWith: { option: 'cost.swapFactoryUniversity', cost: 8 },
  },
  {
    ...commercial('university', 8, 3, 3, 'university.colonist', { mansBuilding: true }),
    costWith: { option: 'cost.swapFactoryUniversity', cost: 7 },
  },
  commercial('harbor', 8, 3, 3, 'harbor.point', { loadBonus: 1 }),
  commercial('wharf', 9, 3, 3, 'wharf.load', { ownShip: true }),
  large('guildHall', 'guild-hall.bonus', 'productionBuildings'),
  large('residence', 'residence.bonus', 'landTiles'),
  large('fortress', 'fortress.bonus', 'colonists'),
  large('customsHouse', 'customs-house.bonus', 'chips'),
  large('cityHall', 'city-hall.bonus', 'commercialBuildings'),
]

const ROWS: readonly Building[] = [...BASE_ROWS, ...ADDED_ROWS]
const byId: ReadonlyMap<BuildingId, Building> = new Map(ROWS.map((row) => [row.id, row]))

/** `BUILDING[id]`, for an id that is not known beforehand: a map finds it in half the time. */
export function buildingOf(id: BuildingId): Building {
  const row = byId.get(id)
  if (!row) throw new RangeError(`no building ${id}`)
  return row
}

/** Every building by its id. */
export const BUILDING: Readonly<Record<BuildingId, Building>> = each(ALL_BUILDINGS, buildingOf)

/** Powers of whoever stands on a building. */
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
  'extraGoodOf',
  'paysInKind',
  'guests',
  'sellsToSupply',
  'buildPoints',
  'ownSmallWharf',
  'loadCoin',
  'captainCoin',
  'largestKindLess',
  'pairPoints',
  'givesForNobles',
  'extraNobles',
  'nobleCoins',
] as const satisfies (keyof Powers)[]
export type Power = (typeof powers)[number]
/** The buildings that bear each power, in the order of the vocabulary. */
export const BEARERS: Readonly<Record<Power, readonly Building[]>> = each(powers, (power) =>
  ROWS.filter((row) => row.powers[power]),
)
