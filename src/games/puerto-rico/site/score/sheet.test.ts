import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packLink } from '../../../../saves/link.ts'
import { IDENTITY } from '../../rules/identity.ts'
import { ALL_BUILDINGS, BUILDINGS } from '../../rules/vocabulary.ts'
import {
  emptyEntry,
  isExpanded,
  mayHave,
  packSheet,
  type Sheet,
  scoreSheet,
  unpackSheet,
  withCount,
  withExpansions,
} from './sheet.ts'
import './added.ts'

const ann: Sheet[number] = {
  ...emptyEntry('가'),
  chips: 23,
  city: [
    'smallFruitPlant',
    'smallSugarMill',
    'largeSugarMill',
    'coffeeRoaster',
    'guildHall',
    'customsHouse',
  ],
  empty: ['smallFruitPlant'],
  tiles: 10,
  colonists: 20,
  coins: 3,
  goods: 2,
}

describe('a sheet from a real table', () => {
  test('is scored by the same rules, line by line', () => {
    const [first] = scoreSheet([ann, emptyEntry('나')]).sheets
    const points = Object.fromEntries((first?.lines ?? []).map((line) => [line.rule, line.points]))
    expect(points).toEqual({
      'score.chips': 23,
      'score.buildings': 1 + 1 + 2 + 3 + 4 + 4,
      'guild-hall.bonus': 6,
      'customs-house.bonus': 5,
    })
    expect(first?.tieBreak).toBe(5)
  })

  test('counts residence and fortress by tiles and colonists', () => {
    const large = { ...ann, city: ['residence', 'fortress'] as const, empty: [] }
    const [first] = scoreSheet([{ ...large, city: [...large.city] }, emptyEntry('나')]).sheets
    expect(first?.lines.map((line) => line.points)).toEqual([23, 8, 5, 6])
  })

  test('an unoccupied large building gives its points and no bonus', () => {
    const empty = { ...ann, city: ['customsHouse' as const], empty: ['customsHouse' as const] }
    expect(scoreSheet([empty, emptyEntry('나')]).sheets[0]?.total).toBe(27)
  })
})

describe('with the expansions', () => {
  const added: Sheet[number] = {
    ...ann,
    city: ['cloister', 'royalGarden', 'statue', 'fortress', 'residence'],
    empty: [],
    tiles: 11,
    nobles: 4,
    sets: 3,
  }
  const points = (one: Sheet[number]) => {
    const [first] = scoreSheet([one, { ...emptyEntry('나'), nobles: 0 }]).sheets
    return Object.fromEntries((first?.lines ?? []).map((line) => [line.rule, line.points]))
  }

  test('nobles count by themselves and among the colonists, equal tiles by threes', () => {
    expect(points(added)).toEqual({
      'score.chips': 23,
      'score.buildings': 4 + 4 + 8 + 4 + 4,
      'noble.points': 4,
      'cloister.bonus': 6,
      'royal-garden.bonus': 4,
      'fortress.bonus': 8,
      'residence.bonus': 6,
    })
    expect(points({ ...added, sets: 0 })['cloister.bonus']).toBe(0)
  })

  test('three tiles alike are three tiles of the land', () => {
    expect(withCount({ ...added, tiles: 8 }, 'sets', 3).tiles).toBe(9)
    expect(withCount({ ...added, tiles: 11 }, 'sets', 3)).toMatchObject({ tiles: 11, sets: 3 })
    expect(withCount(added, 'tiles', 12)).toMatchObject({ tiles: 12, sets: 3 })
  })

  test('a sheet takes them on and puts them off, and its link keeps them', async () => {
    const sheet = [added, emptyEntry('나')]
    const without = withExpansions(sheet, false)
    expect([isExpanded(sheet), isExpanded(without)]).toEqual([true, false])
    expect(without[0]?.city).toEqual(['fortress', 'residence'])
    expect(withExpansions(without, true)[1]).toMatchObject({ nobles: 0, sets: 0 })
    expect(await unpackSheet(await packSheet(sheet))).toEqual({ ok: true, sheet })
  })
})

describe('its link', () => {
  const entries = fc.record({
    name: fc.string({ maxLength: 20 }),
    chips: fc.nat(200),
    city: fc.shuffledSubarray([...ALL_BUILDINGS], { maxLength: 12 }),
    empty: fc.subarray([...BUILDINGS], { maxLength: 12 }),
    tiles: fc.nat(12),
    colonists: fc.nat(100),
    coins: fc.nat(999),
    goods: fc.nat(60),
  })
  /** Buildings as they can be ticked, one after the other. */
  const sheets = fc.array(entries, { minLength: 2, maxLength: 5 }).map((all) => {
    let sheet: Sheet = all.map((one) => ({ ...one, city: [] }))
    for (const [seat, { city }] of all.entries())
      for (const id of city)
        if (mayHave(sheet, seat, id))
          sheet = sheet.map((one, at) => (at === seat ? { ...one, city: [...one.city, id] } : one))
    return sheet
  })
  test('gives the same sheet', async () => {
    await fc.assert(
      fc.asyncProperty(sheets, async (sheet) => {
        expect(await unpackSheet(await packSheet(sheet))).toEqual({ ok: true, sheet })
      }),
    )
  })
  test('that is damaged gives none, and nothing is thrown', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        expect((await unpackSheet(`#pr1.${text}`)).ok).toBe(false)
      }),
    )
    const link = await packSheet([ann, emptyEntry('나')])
    expect(await unpackSheet(link.slice(0, 40))).toEqual({ ok: false, problem: 'damaged' })
    expect(await unpackSheet('#pr2.q1Y')).toEqual({ ok: false, problem: 'newer' })
  })
  test.each([
    ['a building three times', { ...ann, city: ['harbor', 'harbor', 'harbor'] }],
    ['a building by its place in a list', { ...ann, city: [7] }],
    ['more chips than can be counted', { ...ann, chips: 1e300 }],
    ['more buildings than there are spaces', { ...ann, city: [...BUILDINGS.slice(12)] }],
  ])('with %s is refused', async (_, wrong) => {
    const link = await packLink(IDENTITY, [wrong, emptyEntry('나')])
    expect(await unpackSheet(link)).toEqual({ ok: false, problem: 'damaged' })
  })
  test('with a large building of two players is refused', async () => {
    const link = await packSheet([ann, { ...emptyEntry('나'), city: ['customsHouse'] }])
    expect(await unpackSheet(link)).toEqual({ ok: false, problem: 'damaged' })
  })
  test('of another kind is told as that', async () => {
    expect(await unpackSheet(await packLink(IDENTITY, { at: 'roles' }))).toEqual({
      ok: false,
      problem: 'foreign',
    })
  })
})
