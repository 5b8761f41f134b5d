/**
 * The printed figures, copied from the documents a second time so that a slip in the engine's own
 * table is seen. Nothing here is taken from it.
 */
import type {
  AddedBuildingId,
  BuildingId,
  ByBuilding,
  ByGood,
  Good,
} from '../../rules/vocabulary.ts'

export interface Printed {
  price: number
  points: number
  circles: number
  spaces: 1 | 2
  /** The most that quarries save. */
  column: 1 | 2 | 3 | 4
  kind: 'small plant' | 'large plant' | 'commercial' | 'large'
  makes?: Good
}

type Row = [Printed['price'], Printed['points'], Printed['circles'], Printed['column']]

const plant = (kind: 'small' | 'large', makes: Good, row: Row): Printed => {
  const [price, points, circles, column] = row
  return { price, points, circles, column, spaces: 1, kind: `${kind} plant`, makes }
}
const commercial = (price: number, points: number, column: 1 | 2 | 3): Printed => {
  return { price, points, circles: 1, column, spaces: 1, kind: 'commercial' }
}
const LARGE: Printed = { price: 10, points: 4, circles: 1, column: 4, spaces: 2, kind: 'large' }

const ADDED: Record<AddedBuildingId, Printed> = {
  aqueduct: commercial(1, 1, 1),
  forestHouse: commercial(2, 1, 1),
  blackMarket: commercial(2, 1, 1),
  storehouse: commercial(3, 1, 1),
  guesthouse: { ...commercial(4, 2, 2), circles: 2 },
  tradingPost: commercial(5, 2, 2),
  church: commercial(5, 2, 2),
  smallWharf: commercial(6, 2, 2),
  lighthouse: commercial(7, 3, 3),
  specialtyFactory: commercial(8, 3, 3),
  library: commercial(8, 3, 3),
  unionHall: commercial(9, 3, 3),
  statue: { ...LARGE, points: 8, circles: 0 },
  cloister: LARGE,
  landOffice: commercial(2, 1, 1),
  chapel: commercial(3, 1, 1),
  huntingLodge: commercial(4, 2, 2),
  zoningOffice: commercial(5, 2, 2),
  royalSupplier: commercial(6, 2, 2),
  villa: commercial(7, 3, 3),
  jeweler: { ...commercial(8, 3, 3), kind: 'large plant' },
  royalGarden: LARGE,
}

const BASE: ByBuilding<Printed> = {
  smallFruitPlant: plant('small', 'fruit', [1, 1, 1, 1]),
  smallSugarMill: plant('small', 'sugar', [2, 1, 1, 1]),
  smallMarket: commercial(1, 1, 1),
  hacienda: commercial(2, 1, 1),
  constructionHut: commercial(2, 1, 1),
  smallWarehouse: commercial(3, 1, 1),
  largeFruitPlant: plant('large', 'fruit', [3, 2, 3, 2]),
  largeSugarMill: plant('large', 'sugar', [4, 2, 3, 2]),
  hospice: commercial(4, 2, 2),
  office: commercial(5, 2, 2),
  largeMarket: commercial(5, 2, 2),
  largeWarehouse: commercial(6, 2, 2),
  tobaccoStorage: plant('large', 'tobacco', [5, 3, 3, 3]),
  coffeeRoaster: plant('large', 'coffee', [6, 3, 2, 3]),
  factory: commercial(7, 3, 3),
  university: commercial(8, 3, 3),
  harbor: commercial(8, 3, 3),
  wharf: commercial(9, 3, 3),
  guildHall: LARGE,
  residence: LARGE,
  fortress: LARGE,
  customsHouse: LARGE,
  cityHall: LARGE,
}

/** What is printed on a building. */
export const PRINTED: Readonly<Record<BuildingId, Printed>> = { ...BASE, ...ADDED }

/** What the trading house pays. */
export const HOUSE_PAYS: ByGood<number> = { corn: 0, fruit: 1, sugar: 2, tobacco: 3, coffee: 4 }

/** What the Factory pays for so many kinds. */
export const FACTORY_PAYS = [0, 0, 1, 2, 3, 5] as const

/** Roles that each player takes in a round, by the number of players. */
export const rolesEach = (players: number): number => (players === 2 ? 3 : 1)
