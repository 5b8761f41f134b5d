import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fill, parse, toText } from '../../src/text/markup.ts'
import { lineOf, trialsOf } from './made/trials.ts'
import { madeLists } from './made.ts'

const { lists, faults } = await madeLists()

test('no message is wrong with any person, number or name in it', () => {
  expect(faults).toEqual([])
})

test('what messages come to is as it was read (npm run -s i18n:sentences)', () => {
  expect(globSync('content/**/made-sentences.txt').sort()).toEqual(Object.keys(lists).sort())
  for (const [path, text] of Object.entries(lists))
    expect(readFileSync(path, 'utf8'), path).toBe(text)
})

test('every list is long enough to be what it says', () => {
  for (const [path, text] of Object.entries(lists))
    expect(text.split('\n').length, path).toBeGreaterThan(path.includes('site') ? 50 : 150)
})

const samples = { seat: ['A', 'B', 'C'], count: [1, 2, 10, 0], move: { says: 'do.' } }
const texts = new Map([
  ['do.pay', '{count}개 내기'],
  ['do.stop', '그만'],
])
const tried = (text: string): string[] =>
  trialsOf('key', text, samples, texts).map((words) => toText(words))

test('each slot has each of its values', () => {
  expect(tried('{seat} {count}')).toEqual(['A 2', 'B 10', 'C 0', 'A 1'])
  expect(tried('‘{move}’ 하기')).toEqual(['‘1개 내기’ 하기', '‘그만’ 하기'])
})

test('a sentence is not tried with the nought that it refuses', () => {
  expect(tried('{count}개를 내요.')).toEqual(['1개를 내요.', '2개를 내요.', '10개를 내요.'])
})

test('a slot that nothing is known for is an error', () => {
  expect(() => tried('{other}')).toThrow('no sample for {other}')
})

test('a line shows one of the trials', () => {
  const trials = [['1개'], ['2개']].map(([text = '']) => fill(parse(text), {}))
  expect(['key: 1개', 'key: 2개']).toContain(lineOf('key', trials))
})
