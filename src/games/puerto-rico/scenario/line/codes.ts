/** The letters of a position in one line (docs/notation.md). Lines are kept and sent around: a letter never changes. */
import type { OptionId } from '../../rules/editions.ts'
import type { RuleId } from '../../rules/rule-ids.ts'
import type {
  BaseBuildingId,
  EndTrigger,
  LaidTile,
  RoleTile,
  Tile,
} from '../../rules/vocabulary.ts'

export const TILE_CODES: Readonly<Record<Tile, string>> = {
  corn: 'c',
  fruit: 'f',
  sugar: 's',
  tobacco: 't',
  coffee: 'k',
  quarry: 'q',
}

/** A tile just laid may be a forest. */
export const LAID_CODES: Readonly<Record<LaidTile, string>> = { ...TILE_CODES, forest: 'o' }

export const ROLE_CODES: Readonly<Record<RoleTile, string>> = {
  settler: 'S',
  mayor: 'M',
  builder: 'B',
  craftsman: 'C',
  trader: 'T',
  captain: 'K',
  prospector: 'P',
  prospector2: 'Q',
}

export const BUILDING_CODES: Readonly<Record<BaseBuildingId, string>> = {
  smallFruitPlant: 'sf',
  smallSugarMill: 'ss',
  largeFruitPlant: 'lf',
  largeSugarMill: 'ls',
  tobaccoStorage: 'ts',
  coffeeRoaster: 'cr',
  smallMarket: 'sm',
  hacienda: 'ha',
  constructionHut: 'hu',
  smallWarehouse: 'sw',
  hospice: 'ho',
  office: 'of',
  largeMarket: 'lm',
  largeWarehouse: 'lw',
  factory: 'fa',
  university: 'un',
  harbor: 'hb',
  wharf: 'wf',
  guildHall: 'gh',
  residence: 're',
  fortress: 'fo',
  customsHouse: 'cu',
  cityHall: 'ci',
}

export const ENDING_CODES: Readonly<Record<EndTrigger, string>> = {
  colonists: 'c',
  chips: 'v',
  city: 'b',
}

/** What is remembered within a phase. */
export const REMEMBERED_CODES = {
  tile: 't',
  drawn: 'd',
  building: 'b',
  produced: 'p',
  passes: 'n',
  wharfUsed: 'w',
  chooserLoaded: 'l',
  due: 'q',
} as const

/** An option whose letter stands has its second value. */
export const OPTION_CODES: Readonly<Record<OptionId, string>> = {
  'captain.shipChoice': 'a',
  'captain.wharfMandatoryWhenNoShip': 'b',
  'settler.discard': 'c',
  'end.colonists': 'd',
  'vp.beyondSupply': 'e',
  'hospice.onHaciendaTile': 'f',
  'mayor.privilegeOptional': 'g',
  'storage.voluntaryDiscard': 'h',
  'info.vpHidden': 'i',
  'setup.vp5p': 'j',
  'setup.cornPlayersMinusOneCoin': 'k',
  'cost.swapFactoryUniversity': 'l',
  'points.declinable': 'm',
  'craftsman.productionOptional': 'n',
  'mayor.shareOptional': 'o',
}

/** Points that are due, by the building that gives them. */
export const DUE_CODES = {
  'harbor.point': 'hb',
  'church.points': 'ch',
  'library.point': 'lb',
  'union-hall.pairs': 'uh',
  'chapel.point': 'cp',
  'hunting-lodge.points': 'hl',
} as const satisfies Partial<Record<RuleId, string>>
