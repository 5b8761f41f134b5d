import { expect, test } from 'vitest'
import {
  codeCount,
  codeFlag,
  codeOne,
  codeText,
  fixedLetters,
  lettersOf,
  numberOf,
  reader,
  writer,
} from './digits.ts'

test('what is written is read in its order, whatever the bases', () => {
  const places: [number, number][] = [
    [7, 3],
    [1, 0],
    [2 ** 40, 2 ** 40 - 1],
    [2, 1],
    [13, 0],
  ]
  const { code, number } = writer()
  for (const [values, value] of places) expect(code(values, value)).toBe(value)
  const read = reader(numberOf(lettersOf(number())))
  for (const [values, value] of places) expect(read.code(values, 0)).toBe(value)
  expect(read.isAtEnd()).toBe(true)
})

test('counts, flags, texts and one of a list are described once for both ways', () => {
  const describe = (code: ReturnType<typeof writer>['code'], given?: { text: string }) => ({
    counts: [0, 7, 8, 123_456_789_012].map((count) => codeCount(code, given ? count : 0)),
    flag: codeFlag(code, given !== undefined),
    text: codeText(code, given?.text ?? '', 40),
    one: codeOne(code, ['a', 'b', 'c'], given && 'c'),
  })
  const { code, number } = writer()
  const written = describe(code, { text: '민수 & Ana' })
  expect(describe(reader(number()).code)).toEqual(written)
  expect(written.counts).toEqual([0, 7, 8, 123_456_789_012])
})

test('what is none of the values is not written, nor read', () => {
  const { code } = writer()
  for (const value of [-1, 3, 0.5, Number.NaN]) expect(() => code(3, value)).toThrow('3 values')
  expect(() => codeOne(code, ['a'], 'b')).toThrow('1 values')
  expect(() => reader(5n).code(0, 0)).toThrow('nothing to choose from')
  expect(() => numberOf('ab.c')).toThrow('a letter of no number')
  const text = writer()
  codeText(text.code, 'x'.repeat(41), 41)
  expect(() => codeText(reader(text.number()).code, '', 40)).toThrow('too long')
  expect(() => codeCount(reader(16n ** 40n - 1n).code, 0)).toThrow('without end')
})

test('letters of a fixed length tell small numbers too', () => {
  expect(fixedLetters(5, 3)).toBe('AAF')
  expect(numberOf(fixedLetters(2 ** 18 - 1, 3))).toBe(2n ** 18n - 1n)
})
