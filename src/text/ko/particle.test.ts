import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isParticle, particleFor, withParticle } from './particle.ts'

/** Each line: a word, a particle in either form, and what must come out. */
function table(rows: readonly (readonly [string, string, string])[]): void {
  test.each(rows)('%s + %s = %s', (word, particle, wanted) => {
    expect(withParticle(word, particle)).toBe(wanted)
  })
}

describe('Hangul', () => {
  table([
    ['병원', '을', '병원을'],
    ['숙박소', '을', '숙박소를'],
    ['숙박소', '를', '숙박소를'],
    ['모집관', '가', '모집관이'],
    ['선장', '은', '선장은'],
    ['탐험가', '은', '탐험가는'],
    ['과일', '과', '과일과'],
    ['인디고', '과', '인디고와'],
    ['영업소', '으로', '영업소로'],
    ['학교', '이라', '학교라'],
    ['대학', '이라', '대학이라'],
    ['시장', '이에요', '시장이에요'],
    ['조선소', '이에요', '조선소예요'],
    ['옥수수', '아', '옥수수야'],
    ['상인', '아', '상인아'],
    ['요새', '이었다', '요새였다'],
    ['항구', '이나', '항구나'],
    ['설탕', '랑', '설탕이랑'],
    ['창고', '이다', '창고다'],
    ['세관', '다', '세관이다'],
    ['나', '이', '내가'],
    ['나', '의', '내'],
    ['누나', '의', '누나의'],
    ['나', '은', '나는'],
    ['누나', '이', '누나가'],
  ])
})

describe('으로 after ㄹ', () => {
  table([
    ['과일', '으로', '과일로'],
    ['더블룬', '으로', '더블룬으로'],
    ['공급처', '로', '공급처로'],
    ['마을', '으로서', '마을로서'],
    ['마을', '을', '마을을'],
    ['마을', '이라고', '마을이라고'],
  ])
})

describe('digits are read in Korean', () => {
  table([
    ['0', '을', '0을'],
    ['1', '을', '1을'],
    ['1', '으로', '1로'],
    ['2', '을', '2를'],
    ['3', '을', '3을'],
    ['3', '로', '3으로'],
    ['4', '이', '4가'],
    ['5', '은', '5는'],
    ['6', '과', '6과'],
    ['6', '로', '6으로'],
    ['7', '으로', '7로'],
    ['8', '으로', '8로'],
    ['8', '은', '8은'],
    ['9', '이에요', '9예요'],
    ['10', '을', '10을'],
    ['10', '으로', '10으로'],
    ['12', '은', '12는'],
    ['100', '이', '100이'],
    ['100', '으로', '100으로'],
    ['1000', '으로', '1000으로'],
    ['1,000', '을', '1,000을'],
    ['20000', '으로', '20000으로'],
    ['100000000', '을', '100000000을'],
    ['1000000000000', '을', '1000000000000를'],
    ['126', '으로', '126으로'],
    ['4.0', '을', '4.0을'],
    ['6.4', '을', '6.4를'],
    ['6.10', '을', '6.10을'],
    ['선장 6.5', '을', '선장 6.5를'],
    ['3.7', '으로', '3.7로'],
    ['A1', '이', 'A1이'],
    ['50%', '을', '50%를'],
  ])
})

describe('Latin letters are read by their names', () => {
  table([
    ['MVP', '을', 'MVP를'],
    ['XState', '을', 'XState를'],
    ['A', '은', 'A는'],
    ['L', '으로', 'L로'],
    ['URL', '을', 'URL을'],
    ['M', '으로', 'M으로'],
    ['n', '이', 'n이'],
    ['R', '로', 'R로'],
    ['F', '을', 'F를'],
    ['X', '과', 'X와'],
    ['Z', '이', 'Z가'],
    ['W', '이라', 'W라'],
    ['CSS', '은', 'CSS는'],
    ['HTML', '으로', 'HTML로'],
  ])
})

describe('brackets, quotes and marks at the end are skipped', () => {
  table([
    ['병원(숙박소)', '을', '병원(숙박소)을'],
    ['숙박소(병원)', '을', '숙박소(병원)를'],
    ['병원 (4주화)', '이', '병원 (4주화)이'],
    ['(과일)', '으로', '(과일)로'],
    ["'소형 창고'", '을', "'소형 창고'를"],
    ['“항구”', '이', '“항구”가'],
    ['「설탕」', '은', '「설탕」은'],
    ['옥수수…', '을', '옥수수…를'],
    ['병원(숙박소)(4)', '을', '병원(숙박소)(4)을'],
  ])
})

describe('what can not be read gets both forms', () => {
  table([
    ['市長', '을', '市長을(를)'],
    ['市長', '로', '市長(으)로'],
    ['', '이라고', '(이)라고'],
    ['☕', '은', '☕은(는)'],
  ])
})

test('a particle that never changes is put as it is', () => {
  expect(withParticle('모집관', '의')).toBe('모집관의')
  expect(withParticle('시장', '에게서')).toBe('시장에게서')
})

test('an unknown particle is refused', () => {
  expect(isParticle('울')).toBe(false)
  expect(() => particleFor('병원', '울')).toThrow("'울'")
})

test('decomposed Hangul is read like composed Hangul', () => {
  expect(particleFor('병원'.normalize('NFD'), '를')).toBe('을')
})

test('either form of a particle asks for the same thing', () => {
  const pairs = [
    ['을', '를'],
    ['이', '가'],
    ['은', '는'],
    ['과', '와'],
    ['으로', '로'],
    ['이에요', '예요'],
  ] as const
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...pairs), (word, [closed, open]) => {
      expect(particleFor(word, closed)).toBe(particleFor(word, open))
    }),
  )
})
