import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OPTION_IDS } from './editions.ts'
import { EXPANSION_OPTION_IDS } from './expansions.ts'

const text = readFileSync('docs/rulings.md', 'utf8')
const rulings = Array.from(text.matchAll(/^- \*\*([A-J]\d+b?)\./gm), ([, id = '']) => id)
const sections = Array.from(text.matchAll(/^## ([A-J])\./gm), ([, id = '']) => id)

/** What a citation names: 'F11-F20, F27, G2' gives its ends, 'D' a whole section. */
function cited(source: string): string[] {
  return Array.from(
    source.matchAll(/docs\/rulings\.md (?=[A-Z]\d|[A-Z][),])([A-Z0-9b, -]+)/g),
    ([, list = '']) => list.split(/[-, ]+/).filter((id) => /^[A-Z]\d*b?$/.test(id)),
  ).flat()
}

test('every ruling stands once, in order', () => {
  expect(rulings.length).toBeGreaterThan(85)
  expect(new Set(rulings).size).toBe(rulings.length)
  expect(sections).toEqual([...'ABCDEFGHIJ'])
})

test('comments cite rulings that exist', () => {
  const known = [...rulings, ...sections]
  const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('rulings.test'))
  const found = sources.flatMap((file) =>
    cited(readFileSync(file, 'utf8')).map((id) => ({ file, id })),
  )
  expect(found.length).toBeGreaterThan(50)
  expect(found.filter(({ id }) => !known.includes(id))).toEqual([])
})

test('every option is told', () => {
  const ids = [...OPTION_IDS, ...EXPANSION_OPTION_IDS]
  expect(ids.filter((id) => !text.includes(`\`${id}\``))).toEqual([])
})

test('a ruling that is none is found', () => {
  expect(cited('/** (docs/rulings.md F11-F99, Z1). */')).toEqual(['F11', 'F99', 'Z1'])
  expect(cited('/** (docs/rulings.md D). */ docs/rulings.md says why')).toEqual(['D'])
})
