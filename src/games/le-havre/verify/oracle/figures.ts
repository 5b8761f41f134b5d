/** What is told in `printed-figures.ts`, read. */
import {
  PRINTED_BUILDINGS,
  PRINTED_GOODS,
  PRINTED_ROUNDS,
  PRINTED_SHIP_CARDS,
  PRINTED_SHIPS,
} from './printed-figures.ts'

/** Tokens by name: goods and francs, and of what is owed food and energy too. */
export type Tokens = Readonly<Record<string, number>>

interface Trade {
  most: number
  pay: Tokens
  gain: Tokens
}

interface Turning {
  most: number
  from: string
  to: string
  /** What comes or goes for a token, as a fraction; `once` is energy for all of them. */
  per: Readonly<Record<string, readonly [number, number]>>
  once: number
}

interface Building {
  type: string
  value: number
  /** Null where it is never for sale. */
  price: number | null
  cost: Tokens | null
  fees: readonly Tokens[]
  gives: Tokens | null
  turning: Turning | null
  trades: readonly Trade[]
  /** What one, two, three of a good are sold for. */
  sells: { good: string; francs: readonly number[] } | null
  extra: Trade | null
  ends: Readonly<Record<string, number>>
}

/** No limit that a harbour could come to. */
const ALL = 99

const lines = (text: string): string[] => text.trim().split('\n')

/** '2 wood 1 clay' counted. */
function tokensIn(text: string): Tokens {
  const words = text.trim().split(' ')
  const found: Record<string, number> = {}
  for (let at = 0; at + 1 < words.length; at += 2) found[words[at + 1] ?? ''] = Number(words[at])
  return found
}

const mostIn = (word = ''): number => (word === 'all' ? ALL : Number(word))

function tradeIn(words: readonly string[], most: number): Trade {
  const [pay = '', gain = ''] = words.join(' ').split(' > ')
  return { most, pay: tokensIn(pay), gain: tokensIn(gain) }
}

function turningIn([most, from = '', to = '', ...rest]: readonly string[]): Turning {
  const per: Record<string, readonly [number, number]> = {}
  let once = 0
  for (let at = 0; at < rest.length; at += 2) {
    const [some = 0, of = 1] = (rest[at + 1] ?? '').split('/').map(Number)
    if (rest[at] === 'once') once = some
    else per[rest[at] ?? ''] = [some, of]
  }
  return { most: mostIn(most), from, to, per, once }
}

function buildingIn(line: string): [string, Building] {
  const [id = '', type = '', money = '', cost = '', fee = '', work = ''] = line.split(' | ')
  const [value = 0, price = value] = money.split(' ').map(Number)
  const building: Building = {
    type,
    value,
    price: Number.isNaN(price) ? null : price,
    cost: cost === '-' ? null : tokensIn(cost),
    fees: fee === '-' ? [] : fee.split(' / ').map(tokensIn),
    gives: null,
    turning: null,
    trades: [],
    sells: null,
    extra: null,
    ends: {},
  }
  for (const part of work.split('; ')) {
    const [verb, ...words] = part.split(' ')
    if (verb === 'gives') building.gives = tokensIn(words.join(' '))
    if (verb === 'turns') building.turning = turningIn(words)
    if (verb === 'trades')
      building.trades = [...building.trades, tradeIn(words.slice(1), mostIn(words[0]))]
    if (verb === 'sells')
      building.sells = { good: words[0] ?? '', francs: words.slice(1).map(Number) }
    if (verb === 'extra') building.extra = tradeIn(words, 1)
    if (verb === 'ends')
      for (let at = 0; at < words.length; at += 2)
        building.ends = {
          ...building.ends,
          [words[at] ?? '']: Number.parseInt(words[at + 1] ?? '', 10),
        }
  }
  return [id, building]
}

const BUILDING = new Map(lines(PRINTED_BUILDINGS).map(buildingIn))
const SHIP_TYPE = new Map(
  lines(PRINTED_SHIPS).map((line) => {
    const [type = '', cost = '', price = '', capacity = '', food = ''] = line.split(' | ')
    return [
      type,
      {
        type,
        cost: tokensIn(cost),
        price: price === 'never' ? null : Number(price),
        capacity: Number(capacity),
        food: food.split(' ').map(Number),
      },
    ] as const
  }),
)
const SHIP = new Map(
  lines(PRINTED_SHIP_CARDS).map((line) => {
    const [id = '', type = '', value = ''] = line.split(' ')
    const kind = SHIP_TYPE.get(type)
    if (!kind) throw new Error(`${id} is of no type`)
    return [id, { ...kind, value: Number(value) }] as const
  }),
)
const GOOD = new Map(
  lines(PRINTED_GOODS).map((line) => {
    const [id = '', ...figures] = line.split(' ')
    const [food = 0, energy = 0, price = 0] = figures.map(Number)
    return [id, { food, energy, price }] as const
  }),
)
const ROUND = new Map(
  lines(PRINTED_ROUNDS).map((line) => {
    const [game = '', rounds = ''] = line.split(' | ')
    return [
      game,
      rounds.split(' ').map((word) => ({
        food: Number.parseInt(word, 10),
        harvest: word.endsWith('h'),
      })),
    ] as const
  }),
)

function required<V>(map: ReadonlyMap<string, V>, id: string): V {
  const found = map.get(id)
  if (found === undefined) throw new Error(`nothing is told of ${id}`)
  return found
}
export const buildingCalled = (id: string): Building => required(BUILDING, id)
export const shipCalled = (id: string) => required(SHIP, id)
export const isShip = (id: string): boolean => SHIP.has(id)
export const goodCalled = (id: string) => required(GOOD, id)
export const GOODS: readonly string[] = [...GOOD.keys()]
export const roundsOf = (version: string, seats: number) => required(ROUND, `${version} ${seats}`)
