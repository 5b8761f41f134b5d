import { expect, test } from 'vitest'
import { violations } from '../../src/games/puerto-rico/invariants.ts'
import { countLines } from './count.ts'
import { ROWS } from './positions.ts'

test('ten positions are recorded, and all of them can occur', () => {
  expect(ROWS).toHaveLength(10)
  expect(ROWS.flatMap(({ position }) => violations(position))).toEqual([])
})

test.each(ROWS)('lines of legal moves from $name: $counts', ({ position, counts }) => {
  expect(counts.map((_, index) => countLines(position, index + 1))).toEqual(counts)
})
