import { expect, test } from 'vitest'
import { isSteady, slowdownFor } from './slowdown.ts'

test('a phone is four times slower than a fast desktop, and as much slower as a machine is fast', () => {
  expect(slowdownFor(1750)).toBe(4)
  expect(slowdownFor(875)).toBe(2)
  expect(slowdownFor(300)).toBe(1)
})

test('a run counts where the machine stayed about as fast', () => {
  expect(isSteady(2.5, 2.6)).toBe(true)
  expect(isSteady(2.5, 2.2)).toBe(true)
  expect(isSteady(2.5, 3.7)).toBe(false)
  expect(isSteady(3.7, 2.5)).toBe(false)
})
