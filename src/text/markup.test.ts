import { describe, expect, test } from 'vitest'
import { fill, parse, renderText, replaceTerms, TextError, term, toText } from './markup.ts'
import './testing.ts'

describe('terms take their particle in either naming set', () => {
  test.each([
    ['[[hospice|을]] 짓는다', '병원을 짓는다', '숙박소를 짓는다'],
    ['[[fruit|으로]] 바꾼다', '과일로 바꾼다', '인디고로 바꾼다'],
    ['[[mayor|이]] 나눈다', '모집관이 나눈다', '시장이 나눈다'],
    ['[[factory|이에요]]', '공업소예요', '공장제 수공업소예요'],
    ['[[university|이라]]', '학교라', '대학이라'],
    ['[[colonist|와]] [[market]]', '일꾼과 인력 시장', '이주민과 이주민 선박'],
    ['[[captain|은]] 그대로', '선장은 그대로', '선장은 그대로'],
    ['3[[doubloon|을]] 낸다', '3주화를 낸다', '3더블룬을 낸다'],
  ])('%s', (markup, modern, classic) => {
    expect(renderText(markup, '1897')).toBe(modern)
    expect(renderText(markup, 'classic')).toBe(classic)
  })
})

describe('slots', () => {
  test('a plain value takes the particle of the slot', () => {
    expect(renderText('{seat|이} {count|을} 냄', '1897', { seat: 'MVP', count: 3 })).toBe(
      'MVP가 3을 냄',
    )
  })
  test('a term as a value takes it in either naming set', () => {
    const line = fill(parse('{good|을} {count}개'), { good: term('fruit'), count: 2 })
    expect(toText(line, '1897')).toBe('과일을 2개')
    expect(toText(line, 'classic')).toBe('인디고를 2개')
  })
  test('what a player typed is never read as markup', () => {
    expect(renderText('{seat|은}', '1897', { seat: '[[x]]' })).toContain('[[x]]')
  })
  test('a slot without a value is refused', () => {
    expect(() => renderText('{seat}')).toThrow(RangeError)
  })
})

describe('what is wrong is quoted', () => {
  test.each([
    ['[[tradingHouse]]', 'similar: house'],
    ['[[hospise]]', 'similar: hospice'],
    ['[[구름]]', 'no such term'],
    ['[[mayor|울]]', 'no particle'],
    ['[[mayor|]]', 'no particle behind'],
    ['[[mayor|을|를]]', 'only one |'],
    ['[[mayor', 'without its other half'],
    ['mayor]]', 'without its other half'],
    ['{seat', 'without its other half'],
    ['{두 말}', 'no name of a value'],
    ['[[house]]는 네 칸이다', '[[house|는]]'],
    ['[[colonist]]와 승점 칩', '[[colonist|와]]'],
    ['[[doubloon]]으로만 낸다', '[[doubloon|으로만]]'],
    ['{good}이 없어요', '{good|이}'],
  ])('%s', (markup, message) => {
    expect(() => parse(markup)).toThrow(TextError)
    expect(() => parse(markup)).toThrow(message)
  })
})

test('replaceTerms tells what stands around a term and leaves all else alone', () => {
  const out = replaceTerms('{a} 1[[doubloon|을]] ([[market]]의 것)', (found) =>
    JSON.stringify(Object.values(found)),
  )
  expect(out).toBe('{a} 1["doubloon","을","","1"] (["market","","의","("] 것)')
})

test('what does not change may follow a name', () => {
  for (const text of [
    '[[market]]의',
    '[[doubloon]]짜리',
    '[[colonist]]도',
    '{seats}명이',
    '{round}라운드',
    '[[mayor]]인 사람',
  ])
    expect(() => parse(text)).not.toThrow()
})

test.each([
  '[[mayor',
  'mayor]]',
  '[[mayor]]]]',
  '[[house]]는 네 칸',
])('replaceTerms refuses %s', (text) => {
  expect(() => replaceTerms(text, String)).toThrow(TextError)
})

test('a term is counted by the value in a slot', () => {
  expect(fill(parse('{n} [[colonist|#n]]'), { n: 2 })).toEqual([
    { text: '2' },
    { text: ' ' },
    { term: 'colonist', particle: '2' },
  ])
})

test('nought is no count in a sentence; in a label, as a value and among other figures it may stand', () => {
  const none = { count: 0 }
  for (const counted of ['상품 {count}개를 내요.', '{count} [[corn]] are left.', '{count}つです。'])
    expect(() => fill(parse(counted), none), counted).toThrow(TextError)
  for (const text of ['상품 {count}개', '수는 {count|이다}.', '{count}/3, 끝.', '10{count|이다}.'])
    expect(() => fill(parse(text), none), text).not.toThrow()
  expect(() => fill(parse('상품 {count}개를 내요.'), { count: 10 })).not.toThrow()
})
