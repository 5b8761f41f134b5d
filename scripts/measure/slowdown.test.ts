import { expect, test } from 'vitest'
import { slowdownFor } from './slowdown.ts'

test('a phone is four times slower than a fast desktop, and as much slower as a machine is fast', () => {
  expect(slowdownFor(1750)).toBe(4)
  expect(slowdownFor(875)).toBe(2)
  expect(slowdownFor(300)).toBe(1)
})
