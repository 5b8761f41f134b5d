/** Ships and round cards as rows of data. A round card lies as its ship once the round is over. */
import type { Need } from './effects.ts'
import { SHIPS, type ShipId, type ShipType, type Version } from './vocabulary.ts'

interface ShipTypeRow {
  cost: Need
  /** Null where it is never for sale. */
  price: number | null
  /** Goods that it loads. */
  capacity: number
  /** Food in each round, by the number of seats. */
  food: readonly [number, number, number, number, number]
  /** Whether the wharf must be modernised for it. */
  modern: boolean
}

export const SHIP_TYPE: Record<ShipType, ShipTypeRow> = {
  wooden: { cost: { wood: 5 }, price: 14, capacity: 2, food: [5, 4, 3, 2, 1], modern: false },
  iron: { cost: { iron: 4 }, price: 20, capacity: 3, food: [7, 5, 4, 3, 2], modern: true },
  steel: { cost: { steel: 2 }, price: 30, capacity: 4, food: [10, 7, 6, 5, 3], modern: true },
  luxury: { cost: { steel: 3 }, price: null, capacity: 0, food: [0, 0, 0, 0, 0], modern: true },
}
/** What every ship costs that is built, besides its materials. */
export const EVERY_SHIP = { energy: 3 }
/** Brick for the first ship at a wharf that must be modern. */
export const MODERNISATION: Need = { brick: 1 }

export const SHIP: Record<ShipId, { type: ShipType; value: number }> = {
  appoline: { type: 'wooden', value: 2 },
  blanche: { type: 'wooden', value: 2 },
  dina: { type: 'wooden', value: 2 },
  lucie: { type: 'wooden', value: 4 },
  noemi: { type: 'wooden', value: 4 },
  cherbourg: { type: 'iron', value: 2 },
  ophelie: { type: 'wooden', value: 6 },
  boulogne: { type: 'iron', value: 4 },
  salomee: { type: 'wooden', value: 6 },
  saintMalo: { type: 'iron', value: 6 },
  dunkerque: { type: 'iron', value: 8 },
  triest: { type: 'steel', value: 10 },
  caen: { type: 'iron', value: 10 },
  bremerhaven: { type: 'steel', value: 16 },
  calais: { type: 'iron', value: 12 },
  amsterdam: { type: 'steel', value: 20 },
  lissabon: { type: 'steel', value: 24 },
  msSusanne: { type: 'luxury', value: 38 },
  msDoris: { type: 'luxury', value: 34 },
  msAndrea: { type: 'luxury', value: 30 },
}

/** The building that goes to the town at the end of a round. */
export type TownIcon = 'standard' | 'special' | null

export interface RoundCard {
  ship: ShipId
  harvest: boolean
  food: number
  town: TownIcon
}

interface CardRow {
  harvest: boolean
  /** By the number of seats; -1 where no game of so many seats has the card. */
  food: readonly [number, number, number, number, number]
  /** By the number of seats: n a standard building, s a special one, · none. */
  town: string
}

const ROUND_CARD: Record<ShipId, CardRow> = {
  appoline: { harvest: true, food: [5, 3, 2, 1, 0], town: 's····' },
  blanche: { harvest: true, food: [-1, 4, 3, 1, 1], town: '·nn··' },
  dina: { harvest: false, food: [-1, -1, 2, 2, 1], town: '·····' },
  lucie: { harvest: true, food: [10, 5, 3, 2, 1], town: 'nssnn' },
  noemi: { harvest: true, food: [-1, 7, 4, 2, 1], town: '···ss' },
  cherbourg: { harvest: false, food: [-1, -1, 5, 3, 2], town: '·····' },
  ophelie: { harvest: true, food: [-1, 9, 6, 3, 2], town: '·nnnn' },
  boulogne: { harvest: true, food: [-1, 11, 7, 4, 2], town: '·ssss' },
  salomee: { harvest: false, food: [-1, -1, -1, 4, 2], town: '·····' },
  saintMalo: { harvest: true, food: [15, 13, 8, 5, 3], town: 's··nn' },
  dunkerque: { harvest: true, food: [-1, 15, 9, 5, 3], town: '·n·ss' },
  triest: { harvest: false, food: [-1, -1, 10, 6, 3], town: '··n··' },
  caen: { harvest: true, food: [20, 16, 11, 7, 4], town: 'nssnn' },
  bremerhaven: { harvest: true, food: [25, 17, 12, 8, 4], town: 's··ss' },
  calais: { harvest: false, food: [-1, -1, -1, 9, 4], town: '·····' },
  amsterdam: { harvest: true, food: [30, 18, 13, 10, 5], town: 'nnnnn' },
  lissabon: { harvest: true, food: [-1, 19, 14, 10, 5], town: '·ssss' },
  msSusanne: { harvest: false, food: [-1, -1, 14, 11, 5], town: '·····' },
  msDoris: { harvest: true, food: [-1, 20, 15, 11, 6], town: '·····' },
  msAndrea: { harvest: false, food: [35, 20, 15, 11, 6], town: '·····' },
}

/** The round cards by version and number of seats, by their place in the list of ships, from 1. */
const ROUNDS: Record<Version, Record<number, readonly number[]>> = {
  full: {
    1: [1, 4, 10, 13, 14, 16, 20],
    2: [1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20],
    3: [3, 1, 2, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 16, 17, 18, 19, 20],
    4: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
    5: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
  },
  short: {
    1: [4, 13, 16, 20],
    2: [2, 5, 7, 10, 11, 14, 16, 20],
    3: [3, 1, 2, 5, 6, 7, 10, 11, 12, 14, 18, 20],
    4: [1, 2, 4, 6, 7, 9, 10, 13, 15, 16, 19, 20],
    5: [1, 2, 3, 4, 6, 7, 9, 10, 12, 13, 15, 16, 18, 19, 20],
  },
}

const ICONS: Record<string, TownIcon> = { n: 'standard', s: 'special', '·': null }

/** The round cards as a game of so many seats reads them, by their place in the list of ships. */
const cardsFor = new Map<number, readonly RoundCard[]>()

function readBy(seats: number): readonly RoundCard[] {
  const known = cardsFor.get(seats)
  if (known) return known
  const cards = SHIPS.map((ship): RoundCard => {
    const { harvest, food, town } = ROUND_CARD[ship]
    return {
      ship,
      harvest,
      food: food[seats - 1] as number,
      town: ICONS[town[seats - 1] ?? ''] ?? null,
    }
  })
  cardsFor.set(seats, cards)
  return cards
}

const made: Record<Version, (readonly RoundCard[])[]> = { full: [], short: [] }

/** The round cards of a game, the first round first; a number of seats that is not played throws. */
export function roundCards(version: Version, seats: number): readonly RoundCard[] {
  const known = made[version][seats]
  if (known) return known
  const numbers = ROUNDS[version][seats]
  if (!numbers) throw new RangeError(`the ${version} version is not played with ${seats} seats`)
  const cards = numbers.map((number) => readBy(seats)[number - 1] as RoundCard)
  made[version][seats] = cards
  return cards
}
