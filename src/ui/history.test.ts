import { expect, test } from 'vitest'
import { add, begin, goTo, type History, now } from './history.ts'

/** A history of counting: every step adds one. */
const count = (history: History<number>, most?: number): History<number> =>
  add(history, { before: now(history), after: now(history) + 1 }, most)
const three = count(count(count(begin(0))))

test('stands after the last step, and at the start without any', () => {
  expect(now(begin(7))).toBe(7)
  expect(now(three)).toBe(3)
  expect(now(begin(99, three.done))).toBe(3)
})

test('goes back to the very start and forth to the very end', () => {
  expect(now(goTo(three, 0))).toBe(0)
  expect(now(goTo(begin(99, three.done), 0))).toBe(0)
  expect(goTo(three, 1)).toMatchObject({ done: { length: 1 }, undone: { length: 2 } })
  expect(goTo(goTo(three, 1), 3)).toEqual(three)
})

test('a new step forgets what was taken back', () => {
  const other = add(goTo(three, 1), { before: 1, after: 10 })
  expect(now(other)).toBe(10)
  expect(other).toMatchObject({ done: { length: 2 }, undone: [] })
})

test('keeps no more steps than asked for, and begins where they begin', () => {
  const last = count(three, 2)
  expect(now(last)).toBe(4)
  expect(now(goTo(last, 0))).toBe(2)
})
