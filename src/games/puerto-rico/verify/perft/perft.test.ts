import { expect, test } from 'vitest'
import { countLines } from '../../../../engine/perft.ts'
import { puertoRico } from '../../complete.ts'
import { violations } from '../invariants.ts'
import { ROWS } from './positions.ts'

test('positions of every number of seats are recorded, and all of them can occur', () => {
  expect(ROWS).toHaveLength(24)
  expect(new Set(ROWS.map(({ position }) => position.players.length))).toEqual(
    new Set([2, 3, 4, 5]),
  )
  expect(ROWS.flatMap(({ position }) => violations(position))).toEqual([])
})

test.each(ROWS)('lines of legal moves from $name: $counts', ({ position, counts }) => {
  expect(counts.map((_, index) => countLines(puertoRico.game, position, index + 1))).toEqual(counts)
})
