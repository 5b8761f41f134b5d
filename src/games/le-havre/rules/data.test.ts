import { expect, test } from 'vitest'
import { BUILDING, isLocked } from './buildings.ts'
import { GOOD, TILE } from './goods.ts'
import { setUp, standardCards } from './setup.ts'
import { SETUP } from './setup-figures.ts'
import { roundCards, SHIP, SHIP_TYPE } from './ships.ts'
import {
  BASIC_GOODS,
  BUILDINGS,
  type BuildingId,
  CARDS,
  GOODS,
  type Good,
  OFFERS,
  SHIPS,
  SPECIAL_BUILDINGS,
  STANDARD_BUILDINGS,
  TILES,
  UPGRADED_GOODS,
  VERSIONS,
} from './vocabulary.ts'

const count = (ids: readonly BuildingId[], of: (id: BuildingId) => number): number =>
  ids.reduce((sum, id) => sum + of(id), 0)
const types = (ids: readonly BuildingId[]): Record<string, number> => {
  const sums: Record<string, number> = {}
  for (const id of ids) sums[BUILDING[id].type] = (sums[BUILDING[id].type] ?? 0) + 1
  return sums
}

test('there are 33 standard and 36 special buildings, with the types and marks of the list', () => {
  expect(STANDARD_BUILDINGS.length).toBe(33)
  expect(SPECIAL_BUILDINGS.length).toBe(36)
  expect(new Set(CARDS).size).toBe(33 + 36 + 20)
  expect(types(STANDARD_BUILDINGS)).toEqual({
    craftsman: 9,
    industrial: 10,
    none: 4,
    economic: 6,
    public: 4,
  })
  expect(types(SPECIAL_BUILDINGS)).toEqual({
    public: 4,
    economic: 14,
    industrial: 6,
    none: 5,
    craftsman: 6,
    ship: 1,
  })
  expect(count(STANDARD_BUILDINGS, (id) => BUILDING[id].hammers ?? 0)).toBe(8)
  expect(count(STANDARD_BUILDINGS, (id) => BUILDING[id].fishermen ?? 0)).toBe(6)
  expect(count(SPECIAL_BUILDINGS, (id) => BUILDING[id].hammers ?? 0)).toBe(9)
  expect(count(SPECIAL_BUILDINGS, (id) => BUILDING[id].fishermen ?? 0)).toBe(13)
})

test('the cards with a hammer, and those with a fisherman', () => {
  const marked = (count: (id: BuildingId) => number | undefined) =>
    BUILDINGS.filter((id) => count(id) === 1).join(' ')
  expect(marked((id) => BUILDING[id].hammers)).toBe(
    'buildingFirmSmall buildingFirmLarge constructionFirm joinery hardwareStore businessOffice ' +
      'ironworks storehouse ironMineAndCoalSeam plantNursery businessPark guildhouse huntingLodge ' +
      'masonsGuild furnitureFactory steelworks brickManufacturer',
  )
  expect(marked((id) => BUILDING[id].fishermen)).toBe(
    'fishery hardwareStore smokehouse artsCentre shippingLine businessOffice labourExchange farm ' +
      'fishMarket fishRestaurant fishpondAndWood forestHut guildhouse diner luxuryYacht tavern zoo',
  )
  expect(BUILDING.huntingLodge.fishermen).toBe(2)
})

test('every value is even, and what is locked has a price or another use', () => {
  expect(BUILDINGS.filter((id) => BUILDING[id].value % 2 !== 0)).toEqual([])
  expect(BUILDINGS.filter(isLocked)).toEqual([
    'storehouse',
    'dock',
    'townHall',
    'bank',
    'businessPark',
    'guildhouse',
    'luxuryYacht',
    'feedlot',
    'masonsGuild',
    'windFarm',
    'footballStadium',
  ])
  expect(BUILDINGS.filter((id) => BUILDING[id].price === null)).toEqual([
    'church',
    'footballStadium',
  ])
})

test('each good is the other side of one of the other kind', () => {
  expect(GOODS.length).toBe(16)
  for (const good of BASIC_GOODS) {
    expect(UPGRADED_GOODS).toContain(GOOD[good].counterpart)
    expect(GOOD[GOOD[good].counterpart].counterpart).toBe(good)
  }
})

test('what goods feed, burn and sell for', () => {
  const table = (of: (good: Good) => number | undefined) =>
    Object.fromEntries(GOODS.flatMap((good) => (of(good) ? [[good, of(good)]] : [])))
  expect(table((good) => GOOD[good].food)).toEqual({ fish: 1, smokedFish: 2, bread: 2, meat: 3 })
  expect(table((good) => GOOD[good].energy)).toEqual({ wood: 1, coal: 3, charcoal: 3, coke: 10 })
  expect(GOODS.map((good) => GOOD[good].shippingPrice)).toEqual([
    1, 1, 1, 2, 1, 3, 3, 2, 2, 2, 2, 8, 3, 2, 5, 4,
  ])
})

test('a round supplies what the seven tiles show', () => {
  const sums: Record<string, number> = {}
  for (const tile of TILES)
    for (const offer of TILE[tile].tokens) sums[offer] = (sums[offer] ?? 0) + 1
  expect(sums).toEqual({ franc: 2, wood: 4, fish: 3, clay: 2, iron: 1, grain: 1, cattle: 1 })
  expect(TILES.filter((tile) => TILE[tile].interest)).toEqual(['tile2'])
})

test('ships by type, with the values in the order of their cards', () => {
  const values = (type: string) =>
    SHIPS.filter((id) => SHIP[id].type === type).map((id) => SHIP[id].value)
  expect(values('wooden')).toEqual([2, 2, 2, 4, 4, 6, 6])
  expect(values('iron')).toEqual([2, 4, 6, 8, 10, 12])
  expect(values('steel')).toEqual([10, 16, 20, 24])
  expect(values('luxury')).toEqual([38, 34, 30])
  expect(SHIP_TYPE).toEqual({
    wooden: { cost: { wood: 5 }, price: 14, capacity: 2, food: [5, 4, 3, 2, 1], modern: false },
    iron: { cost: { iron: 4 }, price: 20, capacity: 3, food: [7, 5, 4, 3, 2], modern: true },
    steel: { cost: { steel: 2 }, price: 30, capacity: 4, food: [10, 7, 6, 5, 3], modern: true },
    luxury: { cost: { steel: 3 }, price: null, capacity: 0, food: [0, 0, 0, 0, 0], modern: true },
  })
})

const ROUNDS = { full: [7, 14, 18, 20, 20], short: [4, 8, 12, 12, 15] }
const STACKED = { full: [15, 18, 27, 30, 30], short: [12, 15, 21, 21, 27] }
const SPECIALS_SHOWN = { full: [3, 4, 4, 5, 5], short: [0, 0, 0, 0, 0] }

test.each(
  VERSIONS.flatMap((version) => [1, 2, 3, 4, 5].map((seats) => ({ version, seats }))),
)('$version version, $seats seats: rounds, stacks and town', ({ version, seats }) => {
  const cards = roundCards(version, seats)
  expect(cards.length).toBe(ROUNDS[version][seats - 1])
  expect(cards.every(({ food }) => food >= 0)).toBe(true)
  expect(cards.filter(({ town }) => town === 'special').length).toBe(
    SPECIALS_SHOWN[version][seats - 1],
  )
  expect(standardCards(version, seats, 's').length).toBe(STACKED[version][seats - 1])
  expect((cards.length * TILES.length) % seats).toBe(0)
  const { owned = [], stacked = [] } = SETUP[version].ships[seats] ?? {}
  const ships = [...owned, ...stacked, ...cards.map(({ ship }) => ship)]
  expect(new Set(ships).size).toBe(ships.length)
  for (let seed = 1; seed <= 20; seed++) {
    const position = setUp({ version, seats, seed })
    expect(position.stacks.map((stack) => stack.length)).toEqual(
      Array(3).fill((STACKED[version][seats - 1] ?? 0) / 3),
    )
    for (const stack of position.stacks) {
      expect(stack).toEqual([...stack].sort((a, b) => BUILDING[a].number - BUILDING[b].number))
      expect(stack[0]).not.toBe('blackMarket')
    }
    expect(Object.keys(position.offers)).toEqual([...OFFERS])
  }
})
