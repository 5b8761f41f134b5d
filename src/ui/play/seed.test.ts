import { expect, test } from 'vitest'
import { seedFrom } from './seed.ts'

test.each([
  ['17', 17],
  ['3.9', 3],
  ['-5', 0],
  ['1e21', 999_999],
  ['Infinity', 999_999],
  ['', 0],
  ['x', 0],
])('%s is the deal %d', (typed, seed) => expect(seedFrom(typed)).toBe(seed))
