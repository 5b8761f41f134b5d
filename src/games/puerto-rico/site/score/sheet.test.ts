import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BUILDINGS } from '../../rules/vocabulary.ts'
import { emptyEntry, packSheet, type Sheet, scoreSheet, unpackSheet } from './sheet.ts'

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

describe('its link', () => {
  const one = fc.record({
    name: fc.string({ maxLength: 20 }),
    chips: fc.nat(200),
    city: fc.subarray([...BUILDINGS], { maxLength: 12 }),
    empty: fc.subarray([...BUILDINGS], { maxLength: 12 }),
    tiles: fc.nat(12),
    colonists: fc.nat(100),
    coins: fc.nat(999),
    goods: fc.nat(60),
  })
  test('gives the same sheet', () => {
    fc.assert(
      fc.property(fc.array(one, { minLength: 2, maxLength: 5 }), (sheet) => {
        expect(unpackSheet(packSheet(sheet))).toEqual(sheet)
      }),
    )
  })
  test('that is damaged gives none, and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(unpackSheet(`1.${text}`)).toBeNull()
      }),
    )
    expect(unpackSheet(packSheet([ann, ann]).slice(0, 40))).toBeNull()
    expect(unpackSheet('2.[]')).toBeNull()
  })
})
