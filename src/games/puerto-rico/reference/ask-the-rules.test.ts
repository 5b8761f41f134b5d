import { expect, test } from 'vitest'
import { priceWith, saleOf } from './ask-the-rules.ts'

test('a sale pays the good, each occupied market and the privilege', () => {
  expect(saleOf('corn', [], false)).toBe(0)
  expect(saleOf('coffee', [], true)).toBe(5)
  expect(saleOf('sugar', ['smallMarket'], false)).toBe(3)
  expect(saleOf('sugar', ['smallMarket', 'largeMarket'], true)).toBe(6)
})

test('quarries save up to the column, the privilege one more, never below nothing', () => {
  expect(priceWith('harbor', 4, false)).toBe(5)
  expect(priceWith('harbor', 2, true)).toBe(5)
  expect(priceWith('smallMarket', 4, true)).toBe(0)
  expect(priceWith('cityHall', 4, false)).toBe(6)
})
