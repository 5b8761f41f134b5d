import { expect, test } from 'vitest'
import { searching } from './search.ts'

const keysOf = (text: string): readonly string[] =>
  searching.words(text).flatMap(({ keys }) => keys)

test.each([
  ['インディゴ', 'いんでぃご', 'インジゴ', 'ｲﾝﾃﾞｨｺﾞ'],
  ['フェーズ', 'フェイズ'],
  ['コーヒー', 'こーひー', 'コーヒ'],
  ['三', '3', '３'],
])('%s is one word in all its spellings', (...spellings) => {
  const [keys, ...others] = spellings.map(keysOf)
  for (const other of others) expect(other).toEqual(keys)
})

test('kanji and kana stand apart, and a long run is found by its parts', () => {
  expect(keysOf('生産施設を建てる')).toEqual(['生産施設', '生産', '産施', '施設', '建'])
})

test('numbers of rules stay whole, other languages are words as they stand', () => {
  expect(keysOf('船長6.8 Wharf 조선소')).toEqual(['船長', '6.8', 'wharf', '조선소'])
})

/** A lexicon that holds the keys of some words. */
function lexicon(...texts: string[]) {
  const keys = new Set(texts.flatMap(keysOf))
  return {
    has: (key: string) => keys.has(key),
    nearest: (key: string) =>
      [...keys].find(
        (other) =>
          other.length === key.length &&
          [...other].filter((letter, at) => letter !== key[at]).length === 1,
      ) ?? null,
  }
}

const asked = (query: string, ...texts: string[]): string[] =>
  searching.askedWords(query, lexicon(...texts)).map(({ text }) => text)

test('a question falls into words that are known', () => {
  expect(asked('植民船補充', '植民船', '補充')).toEqual(['植民船', '補充'])
  expect(asked('とうもろこしをうる', 'トウモロコシ', 'うる')).toEqual(['とうもろこし', 'うる'])
})

test('a slip in one letter is put right, the ending of a verb is left alone', () => {
  expect(asked('いんでぃこ', 'インディゴ')).toEqual(['いんじご'])
  expect(asked('捨てていい', '捨', 'ててない')).toEqual(['捨', 'てていい'])
})
