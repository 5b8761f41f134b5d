import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { subjectOf } from './referee/cases.ts'
import { BUILDING } from './rules/buildings.ts'
import { ALL_BUILDINGS } from './rules/vocabulary.ts'
import { ALL_BUILDING_CODES } from './scenario/line/added-codes.ts'
import { pictureOf } from './table/pieces/BuildingEmblem.tsx'

const art = readFileSync(`${import.meta.dirname}/table/pieces/art.svg`, 'utf8')

test.each(ALL_BUILDINGS)('%s has a picture, and cases about it are filed somewhere', (id) => {
  expect(art).toContain(`id="${pictureOf(id)}"`)
  const { rule } = BUILDING[id]
  if (rule) expect(subjectOf(rule)).toBeDefined()
})

test('no two buildings have one code', () => {
  expect(new Set(Object.values(ALL_BUILDING_CODES)).size).toBe(ALL_BUILDINGS.length)
})
