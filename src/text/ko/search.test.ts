import { expect, test } from 'vitest'
import { searching } from './search.ts'
import { verbStem, withoutParticle } from './stem.ts'

test.each([
  ['상품이', '상품'],
  ['상품을', '상품'],
  ['상점으로는', '상점'],
  ['배를', '배'],
  ['배에서', '배'],
  ['상인', '상인'],
  ['창고', '창고'],
  ['동점이면', '동점'],
])('%s is %s with a particle, if any', (word, noun) => {
  expect(withoutParticle(word)).toBe(noun)
})

test.each([
  ['싣는다', '실어도', '실을', '싣기', '실으면'],
  ['짓는다', '지어', '지음', '지으면'],
  ['고른다', '골라', '고름', '골랐다'],
  ['남긴다', '남겨', '남김', '남기면'],
  ['비운다', '비움', '비워', '비우는지'],
  ['놓는다', '놔도', '놓아', '놓을까'],
  ['된다', '됨', '돼', '되나요', '되려면'],
])('forms of %s have one stem', (...forms) => {
  const [stem, ...others] = forms.map((form) => verbStem(form) ?? form.normalize('NFD'))
  expect(new Set(others)).toEqual(new Set([stem]))
})

test('a verb made of a noun has the noun for its stem', () => {
  for (const form of ['생산하면', '생산한다', '생산된', '생산해도'])
    expect(verbStem(form)).toBe('생산'.normalize('NFD'))
})

test('different verbs keep different stems', () => {
  expect(verbStem('싣는다')).not.toBe(verbStem('짓는다'))
  expect(verbStem('창고에')).not.toBe(verbStem('창고를'))
})

/** A lexicon that holds the keys of some words. */
function lexicon(...texts: string[]) {
  const keys = new Set(searching.words(texts.join(' ')).flatMap(({ keys }) => keys))
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

test('what is run together falls into words that are known', () => {
  expect(asked('배꽉차면언제비움ㅋㅋ', '배가 차면 비운다 꽉')).toEqual([
    '배',
    '꽉',
    '차면',
    '언제',
    '비움',
  ])
  expect(asked('4칸배', '칸 배')).toEqual(['4', '칸', '배'])
  expect(asked('두개', '두 칸')).toEqual(['두', '개'])
})

test('a slip is put right where one word is near, and left alone where none is', () => {
  expect(asked('체석장', '채석장')).toEqual(['채석장'])
  expect(asked('체석장', '항구')).toEqual(['체석장'])
  expect(asked('배', '개')).toEqual(['배'])
})

test('how a thing is asked weighs less than what is asked', () => {
  const weights = searching
    .askedWords('조선소 꼭 써야 됨?', lexicon('조선소'))
    .map(({ weight }) => weight)
  expect(weights[0]).toBe(1)
  expect(weights[1]).toBeLessThan(1)
  expect(weights.at(-1)).toBeLessThan(1)
})

test('numbers are found as digits and as words', () => {
  expect(searching.words('열두 칸')[0]?.keys).toContain('12')
  expect(searching.words('12칸').map(({ text }) => text)).toEqual(['12', '칸'])
  expect(searching.words('선장 6.8').at(-1)?.text).toBe('6.8')
})

test('initials are asked for alone, from any word on', () => {
  expect(searching.askedInitials(' ㅈㅅ ㅅ')).toBe('ㅈㅅㅅ')
  expect(searching.askedInitials('ㅈ선소')).toBeNull()
  expect(searching.initials('소형 창고')).toEqual(['ㅅㅎㅊㄱ', 'ㅊㄱ'])
})
