/** What a row of a building holds, and how rows are written. */
import type { BooleanOption } from './editions.ts'
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
  ownSmallWharf: boolean
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
  /** The price where an option is chosen. */
  costWith?: { option: BooleanOption; cost: number }
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

export const production = (
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
