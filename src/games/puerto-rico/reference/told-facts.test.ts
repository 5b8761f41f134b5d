/** Facts of the documents that are no rule of play: each is told in its place and in every language. */
import { describe, expect, test } from 'vitest'
import { PUBLISHED } from '../../../text/languages.ts'
import { BUILDING } from '../rules/buildings.ts'
import { FIGURES, OPTION_VALUES } from '../rules/editions.ts'
import { BUILDINGS, GOODS } from '../rules/vocabulary.ts'
import { readPages } from './rule-pages.ts'

const { 2: two, 5: five } = FIGURES.classic
if (!two || !five) throw new Error('the classic edition is for two to five')

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
const plantations = sum(GOODS.map((good) => five.plantations[good]))
const tilesForTwo = sum(GOODS.map((good) => two.plantations[good])) + two.quarries
const goods = sum(GOODS.map((good) => five.goods[good]))
const copies = (['production', 'commercial', 'large'] as const).map((kind) =>
  sum(BUILDINGS.filter((id) => BUILDING[id].kind === kind).map((id) => five.copies[id])),
)
const ships = [
  ...new Set(Object.values(FIGURES.classic).flatMap((figures) => figures?.ships ?? [])),
]

/** What a row of the box's table has to tell: the number first, then what it is made up of. */
const BOX = [
  five.firstTiles.length,
  1,
  1,
  6 + five.prospectors,
  [sum(copies), ...copies],
  [plantations + five.quarries, plantations, five.quarries],
  five.colonists + five.market,
  goods,
  [50, 31, 19],
  [54, 46, 8],
  [ships.length, Math.min(...ships), Math.max(...ships)],
  1,
].map((row) => [row].flat())

/** What stays in it for two, item by item. */
const LEFT = [
  [five.quarries - two.quarries, plantations + five.quarries - tilesForTwo],
  [five.goods.corn - two.goods.corn, goods - sum(GOODS.map((good) => two.goods[good]))],
  [five.copies.harbor - two.copies.harbor],
  [
    five.copies.smallSugarMill - two.copies.smallSugarMill,
    five.copies.coffeeRoaster - two.copies.coffeeRoaster,
  ],
  [five.prospectors - two.prospectors],
  ships.filter((ship) => !two.ships.includes(ship)),
  [two.vp, two.colonists + two.market],
]

/** The numbers in a text, without those in addresses and tags. */
const numbersIn = (text: string): number[] =>
  Array.from(text.replace(/\]\([^)]*\)|<[^>]*>/g, ' ').matchAll(/\d+/g), ([found]) => Number(found))

describe.each(PUBLISHED)('in %s', (language) => {
  const pages = new Map(readPages(language).map(({ page, text }) => [page, text]))
  const textOf = (page: string): string => pages.get(page) ?? ''
  /** What stands under a heading of a page, by its place; 0 is before them all. */
  const under = (page: string, heading: number): string =>
    textOf(page)
      .split(/^###? /m)
      .at(heading) ?? ''
  const paragraphOf = (page: string, rule: string): string =>
    textOf(page).split(`<Rule id="${rule}">`)[1]?.split('</Rule>')[0] ?? ''
  /** The remarks of a text: paragraphs that begin in bold type. */
  const remarksOf = (text: string): string[] =>
    text.split('\n').filter((line) => line.startsWith('**'))

  test('the box of the classic edition, with the figures of the engine', () => {
    const rows = under('setup', 5)
      .split('\n')
      .filter((line) => /^\| .*\d/.test(line))
      .map(numbersIn)
    expect(rows).toHaveLength(BOX.length)
    for (const [index, [whole, ...parts]] of BOX.entries()) {
      expect(rows[index]?.[0]).toBe(whole)
      expect(rows[index]).toEqual(expect.arrayContaining(parts))
    }
    expect(31 + 5 * 19).toBe(five.vp)
    // The Japanese edition's chips come to the other figure that the engine knows.
    expect(numbersIn(under('setup', 5).split('|')[0] ?? '')).toEqual(
      expect.arrayContaining([32, 1, 18, 5]),
    )
    expect(OPTION_VALUES['setup.vp5p']).toEqual([five.vp, 32 + 5 * 18])
  })

  test('chips of 1 may be changed for one of 5', () => {
    const remarks = remarksOf(under('setup', 5)).map(numbersIn)
    expect(remarks).toContainEqual(expect.arrayContaining([1, 5]))
  })

  test('which tiles and goods stay in the box for two', () => {
    const items = under('setup', 6)
      .split('\n')
      .filter((line) => line.startsWith('- '))
      .map(numbersIn)
    expect(items).toHaveLength(LEFT.length)
    for (const [index, item] of LEFT.entries())
      expect(items[index]).toEqual(expect.arrayContaining(item))
  })

  test('where goods lie and to whom prices are paid', () => {
    const text = under('setup', 3)
    for (const term of ['board', 'doubloon', 'waitingSpace']) expect(text).toContain(`[[${term}`)
    expect(text).toMatch(/은행|銀行|\bbank\b/)
  })

  test('how long a game is', () => {
    expect(numbersIn(under('index', 1))).toEqual(expect.arrayContaining([15, 90, 150]))
  })

  test('where price and points stand on a building', () => {
    expect(remarksOf(under('builder', 0)).join()).toMatch(/값.*점수|値段.*点数|price.*points/)
  })

  test('the coffee of two plantations of which one is manned', () => {
    expect(paragraphOf('craftsman', 'craftsman.process')).toContain(
      '<Figure scenario="figures/one-manned-coffee-plantation"',
    )
  })

  test('the one printed piece of advice', () => {
    expect(under('craftsman', -1)).toMatch(/^(?:일본어판|日本語版|.*Japanese)/)
  })

  test('a wharf loads what another wharf loaded', () => {
    expect(paragraphOf('commercial-buildings', 'wharf.load')).toMatch(
      /다른 사람이 자기 조선소|ほかのプレイヤーが自分の造船所|on their own Wharf/,
    )
  })

  test('a forgotten refill, and the way to it from the mayor', () => {
    expect(paragraphOf('mayor', 'mayor.refill')).toContain('(/puerto-rico/rules/irregularities/)')
    const text = under('irregularities', 4)
    for (const rule of ['mayor.refill', 'mayor.refill-minimum', 'end.colonists'])
      expect(text).toContain(`<R id="${rule}" />`)
  })
})
