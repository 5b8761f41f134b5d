import { expect, test } from 'vitest'
import { countLines } from '../../../../engine/perft.ts'
import { leHavre } from '../../definition.ts'
import { ROWS } from './positions.ts'

test('ten positions of both versions and every number of seats are recorded, and can occur', () => {
  expect(ROWS).toHaveLength(10)
  expect(new Set(ROWS.map(({ position }) => position.version))).toEqual(new Set(['full', 'short']))
  expect(new Set(ROWS.map(({ position }) => position.players.length))).toEqual(
    new Set([1, 2, 3, 4, 5]),
  )
  expect(ROWS.flatMap(({ position }) => leHavre.validate(position))).toEqual([])
})

test.each(ROWS)('lines of legal moves from $name: $counts', ({ position, counts }) => {
  expect(counts.map((_, index) => countLines(leHavre.game, position, index + 1))).toEqual(counts)
})
