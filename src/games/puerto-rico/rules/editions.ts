import type { ByBuilding, ByGood, Good } from './vocabulary.ts'

/** What may be chosen besides the edition (docs/rulings.md says why). The first value of each is the default. */
export const OPTION_VALUES = {
  'captain.shipChoice': ['maxLoad', 'free'],
  'captain.wharfMandatoryWhenNoShip': [false, true],
  'settler.discard': ['reshufflePile', 'bottomOfStack'],
  'end.colonists': ['cannotRefill', 'supplyEmpty'],
  'vp.beyondSupply': ['credit', 'cap'],
  'hospice.onHaciendaTile': [false, true],
  'mayor.privilegeOptional': [true, false],
  'storage.voluntaryDiscard': [false, true],
  'info.vpHidden': [false, true],
  'setup.vp5p': [126, 122],
  'setup.cornPlayersMinusOneCoin': [false, true],
  'cost.swapFactoryUniversity': [false, true],
  'points.declinable': [false, true],
  'craftsman.productionOptional': [false, true],
  'mayor.shareOptional': [false, true],
} as const
export type OptionId = keyof typeof OPTION_VALUES
export type Options = { [K in OptionId]: (typeof OPTION_VALUES)[K][number] }
export type OptionValue = Options[OptionId]
/** Options that are either so or not. */
export type BooleanOption = { [K in OptionId]: Options[K] extends boolean ? K : never }[OptionId]
export const OPTION_IDS = Object.keys(OPTION_VALUES) as OptionId[]

export const DEFAULT_OPTIONS: Options = {
  'captain.shipChoice': 'maxLoad',
  'captain.wharfMandatoryWhenNoShip': false,
  'settler.discard': 'reshufflePile',
  'end.colonists': 'cannotRefill',
  'vp.beyondSupply': 'credit',
  'hospice.onHaciendaTile': false,
  'mayor.privilegeOptional': true,
  'storage.voluntaryDiscard': false,
  'info.vpHidden': false,
  'setup.vp5p': 126,
  'setup.cornPlayersMinusOneCoin': false,
  'cost.swapFactoryUniversity': false,
  'points.declinable': false,
  'craftsman.productionOptional': false,
  'mayor.shareOptional': false,
}

export const EDITIONS = ['two-player', 'classic'] as const
export type EditionId = (typeof EDITIONS)[number]

/** All that depends on the edition and the number of seats. */
export interface Figures {
  coins: number
  /** Starting tiles in the order of the seats. */
  firstTiles: readonly Good[]
  /** Plantations of the whole game, starting tiles included. */
  plantations: ByGood<number>
  quarries: number
  goods: ByGood<number>
  /** Colonists in the supply and on the ship at the start. */
  colonists: number
  market: number
  ships: readonly number[]
  vp: number
  prospectors: 0 | 1 | 2
  /** Roles each player chooses in a round. */
  picks: number
  /** Copies of each building. */
  copies: ByBuilding<number>
}

const copies = (small: number, plants: number, commercial: number): ByBuilding<number> => ({
  smallFruitPlant: small,
  smallSugarMill: small,
  largeFruitPlant: plants,
  largeSugarMill: plants,
  tobaccoStorage: plants,
  coffeeRoaster: plants,
  smallMarket: commercial,
  hacienda: commercial,
  constructionHut: commercial,
  smallWarehouse: commercial,
  hospice: commercial,
  office: commercial,
  largeMarket: commercial,
  largeWarehouse: commercial,
  factory: commercial,
  university: commercial,
  harbor: commercial,
  wharf: commercial,
  guildHall: 1,
  residence: 1,
  fortress: 1,
  customsHouse: 1,
  cityHall: 1,
})

const two: Figures = {
  coins: 3,
  firstTiles: ['fruit', 'corn'],
  plantations: { corn: 7, fruit: 9, sugar: 8, tobacco: 6, coffee: 5 },
  quarries: 5,
  goods: { corn: 8, fruit: 9, sugar: 9, tobacco: 7, coffee: 7 },
  colonists: 40,
  market: 2,
  ships: [4, 6],
  vp: 65,
  prospectors: 1,
  picks: 3,
  copies: copies(2, 2, 1),
}

const three: Figures = {
  coins: 2,
  firstTiles: ['fruit', 'fruit', 'corn'],
  plantations: { corn: 10, fruit: 12, sugar: 11, tobacco: 9, coffee: 8 },
  quarries: 8,
  goods: { corn: 10, fruit: 11, sugar: 11, tobacco: 9, coffee: 9 },
  colonists: 55,
  market: 3,
  ships: [4, 5, 6],
  vp: 75,
  prospectors: 0,
  picks: 1,
  copies: copies(4, 3, 2),
}

const four: Figures = {
  ...three,
  coins: 3,
  firstTiles: ['fruit', 'fruit', 'corn', 'corn'],
  colonists: 75,
  market: 4,
  ships: [5, 6, 7],
  vp: 100,
  prospectors: 1,
}

const five: Figures = {
  ...three,
  coins: 4,
  firstTiles: ['fruit', 'fruit', 'fruit', 'corn', 'corn'],
  colonists: 95,
  market: 5,
  ships: [6, 7, 8],
  vp: 126,
  prospectors: 2,
}

/** The figures by edition and number of seats; `figuresFor` adds what an option changes. */
export const FIGURES: Record<EditionId, Partial<Record<number, Figures>>> = {
  'two-player': { 2: two },
  classic: { 2: two, 3: three, 4: four, 5: five },
}

/** Whether an edition is played with so many seats. */
export const isPlayedWith = (edition: EditionId, seats: number): boolean =>
  FIGURES[edition][seats] !== undefined

/** The numbers of seats an edition is played with. */
export function seatsOf(edition: EditionId): number[] {
  return Object.keys(FIGURES[edition]).map(Number)
}

/** The figures for an edition and a number of seats; a pair that does not exist throws. */
export function figuresFor(edition: EditionId, seats: number, options: Options): Figures {
  const found = FIGURES[edition][seats]
  if (!found) throw new RangeError(`${edition} is not played with ${seats} seats`)
  return seats === 5 ? { ...found, vp: options['setup.vp5p'] } : found
}
