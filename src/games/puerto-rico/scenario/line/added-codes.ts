/** The letters of what expansions add to a line (docs/notation.md). They never change either. */

import type { AddedPhase, ExpansionOptionId } from '../../rules/expansions.ts'
import type {
  AddedBuildingId,
  BuildingId,
  ExpansionId,
  ResidentPlace,
} from '../../rules/vocabulary.ts'
import { BUILDING_CODES, TILE_CODES } from './codes.ts'

export const EXPANSION_CODES: Readonly<Record<ExpansionId, string>> = {
  'new-buildings': 'b',
  nobles: 'n',
}

export const ADDED_BUILDING_CODES: Readonly<Record<AddedBuildingId, string>> = {
  aqueduct: 'aq',
  forestHouse: 'fh',
  blackMarket: 'bm',
  storehouse: 'sr',
  guesthouse: 'gu',
  tradingPost: 'tp',
  church: 'ch',
  smallWharf: 'wh',
  lighthouse: 'li',
  specialtyFactory: 'sp',
  library: 'lb',
  unionHall: 'uh',
  statue: 'st',
  cloister: 'cl',
  landOffice: 'lo',
  chapel: 'cp',
  huntingLodge: 'hl',
  zoningOffice: 'zo',
  royalSupplier: 'rs',
  villa: 'vi',
  jeweler: 'je',
  royalGarden: 'rg',
}

export const ALL_BUILDING_CODES: Readonly<Record<BuildingId, string>> = {
  ...BUILDING_CODES,
  ...ADDED_BUILDING_CODES,
}

const { quarry, ...GOOD_CODES } = TILE_CODES

export { GOOD_CODES }

/** Where nobles stand: a capital is a tile, a star the place beside the board. */
export const NOBLE_PLACES = {
  stored: '*',
  ...Object.fromEntries(
    Object.entries(TILE_CODES).map(([tile, code]) => [tile, code.toUpperCase()]),
  ),
  ...ALL_BUILDING_CODES,
} as Readonly<Record<ResidentPlace, string>>

/** An option has its second value where its letter stands, and its third with a 2 behind it. */
export const ADDED_OPTION_CODES: Readonly<Record<ExpansionOptionId, string>> = {
  'exp.selection': 'a',
  'exp.nobleBuildings': 'b',
  'exp.jeweler': 'c',
  'exp.haciendaForestHouseExclusive': 'd',
  'exp.nobleColonists': 'e',
  'exp.blackMarketColonistAndVp': 'f',
  'exp.forestDiscountNeedsOccupied': 'g',
  'exp.guestsOutOfTurn': 'h',
  'exp.guestsInMayorPhase': 'i',
  'exp.harborOnSmallWharf': 'j',
  'exp.lighthouseNeedsOccupied': 'k',
  'exp.libraryOncePerRound2p': 'l',
  'exp.landOfficeSellsForest': 'm',
  'exp.huntingLodgeTies': 'n',
}

export const REMOVED_CODES = { colonists: 'c', nobles: 'n', vp: 'v' } as const

/** What is remembered within a phase. */
export const ADDED_PHASE_CODES: Readonly<Record<keyof AddedPhase, string>> = {
  called: 'c',
  calling: 'g',
  doubled: 'd',
  recruits: 'r',
  dealt: 'e',
  placing: 'l',
  drawn: 't',
  second: 's',
  settled: 'o',
  bonus: 'b',
  received: 'v',
  sold: 'x',
  traded: 'y',
  opened: 'f',
  paired: 'u',
  paid: 'p',
  supplied: 'h',
  smallWharfUsed: 'w',
}
