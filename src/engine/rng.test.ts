import { expect, test } from 'vitest'
import { random, randomBelow, shuffle } from './rng.ts'

test('the same state gives the same numbers, all from 0 to below 1', () => {
  const one = { rng: 7 }
  const other = { rng: 7 }
  const numbers = Array.from({ length: 1000 }, () => random(one))
  expect(numbers).toEqual(Array.from({ length: 1000 }, () => random(other)))
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
  expect(Number.isInteger(one.rng)).toBe(true)
})

test('whole numbers are spread evenly', () => {
  const holder = { rng: 1 }
  const counts = [0, 0, 0, 0, 0]
  for (let draw = 0; draw < 50_000; draw++) {
    const drawn = randomBelow(holder, 5)
    counts[drawn] = (counts[drawn] ?? 0) + 1
  }
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500)
})

test('a shuffle keeps what it shuffles and reaches every order', () => {
  const holder = { rng: 3 }
  const orders = new Map<string, number>()
  for (let turn = 0; turn < 6000; turn++) {
    const items = ['a', 'b', 'c']
    shuffle(holder, items)
    const order = items.join('')
    orders.set(order, (orders.get(order) ?? 0) + 1)
  }
  expect([...orders.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
  for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
})
