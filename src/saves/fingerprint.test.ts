import { expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

test('a fingerprint tells texts apart, and where one ends', () => {
  const printOf = (...texts: string[]) => {
    const { feed, value } = fingerprint(18)
    for (const text of texts) feed(text)
    return value()
  }
  expect(printOf('ab', 'c')).toBe(printOf('ab', 'c'))
  expect(new Set([printOf('ab', 'c'), printOf('a', 'bc'), printOf('abc'), printOf()]).size).toBe(4)
  expect(printOf('ab')).toBeLessThan(2 ** 18)
})
