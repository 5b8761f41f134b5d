import { expect, test } from 'vitest'
import { BEARERS, BUILDING } from './buildings.ts'
import { RULES } from './rule-ids.ts'
import { BUILDINGS } from './vocabulary.ts'

const rows = BUILDINGS.map((id) => BUILDING[id])

test('every building stands in its kind, and what has a power names the rule of it', () => {
  const kinds = rows.map(({ kind }) => kind)
  expect(kinds).toEqual([
    ...Array(6).fill('production'),
    ...Array(12).fill('commercial'),
    ...Array(5).fill('large'),
  ])
  for (const { kind, rule, powers } of rows) {
    expect(Object.keys(powers)).toHaveLength(kind === 'production' ? 0 : 1)
    expect(RULES.includes(rule as never)).toBe(kind !== 'production')
  }
})

test('a power is borne by the buildings that have it', () => {
  expect(BEARERS.saleBonus.map(({ id }) => id)).toEqual(['smallMarket', 'largeMarket'])
  expect(BEARERS.ownShip.map(({ id }) => id)).toEqual(['wharf'])
})
