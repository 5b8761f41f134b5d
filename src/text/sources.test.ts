import { describe, expect, test } from 'vitest'
import { RULES } from '../games/puerto-rico/rules/rule-ids.ts'
import { BUILDINGS, GOODS, ROLES, TILES } from '../games/puerto-rico/rules/vocabulary.ts'
import { tileTerm } from '../games/puerto-rico/words/say.ts'
import { NAMES } from './generated/names.ts'
import { CHAPTER_NAMES, RULE_WORDS } from './generated/rules.ts'
import { TERMS } from './generated/terms.ts'
import { parse } from './markup.ts'
import { isTermId } from './names.ts'
import { ruleLabel } from './rules.ts'
import { parseSource, readRules, readTerms } from './sources.ts'
import { termsSchema } from './term-schema.ts'
import { termName } from './terms.ts'

describe('what was made from the YAML is fresh (npm run -s words)', () => {
  test('terms', () => {
    const terms = readTerms()
    expect(TERMS).toEqual(terms)
    expect(Object.keys(NAMES)).toEqual(Object.keys(terms))
    for (const [id, { names }] of Object.entries(terms)) {
      if (!isTermId(id)) throw new Error(id)
      expect([termName(id, '1897'), termName(id, 'classic')]).toEqual([
        names.ko1897,
        names.koClassic,
      ])
    }
  })
  test('rules', () => {
    expect({ chapters: CHAPTER_NAMES, rules: RULE_WORDS }).toEqual(readRules())
  })
})

test('every word of the game has a term', () => {
  const ids = [...ROLES, ...GOODS, ...BUILDINGS, ...TILES.map(tileTerm)]
  expect(ids.filter((id) => !isTermId(id))).toEqual([])
})

test('no two terms of a naming set share a name', () => {
  for (const set of ['ko1897', 'koClassic'] as const) {
    const names = Object.values(readTerms()).map((term) => term.names[set])
    const twice = names.filter((name, index) => names.indexOf(name) !== index)
    expect(twice).toEqual([])
  }
})

test('every gloss is markup that reads', () => {
  for (const { gloss } of Object.values(readTerms())) {
    expect(parse(gloss).filter((segment) => 'slot' in segment)).toEqual([])
    expect(gloss).toMatch(/[다]\.$/)
  }
})

test('rules stand in the order of their numbers', () => {
  expect(Object.keys(readRules().rules)).toEqual([...RULES])
  expect(ruleLabel('captain.must-load')).toBe('선장 6.6')
})

describe('a broken file says where', () => {
  const good = 'kind: role, names: { ko1897: 가, koClassic: 나, en: A }, gloss: 다.'
  test.each([
    ['a: { kind: king }', 't.yaml:1: a › kind: kind는'],
    [`a: { ${good} }\nb: { ${good}, hue: red }`, 't.yaml:2: b › hue: 모르는 이름'],
    ['a: { kind: role, gloss: 다. }', 't.yaml:1: a › names: 빠졌습니다'],
    [`a: { ${good} }\na: { ${good} }`, 't.yaml:2: Map keys must be unique'],
    [`Big: { ${good} }`, 'camelCase'],
    ['a: [', 't.yaml:1'],
  ])('%s', (text, message) => {
    expect(() => parseSource(text, 't.yaml', termsSchema)).toThrow(message)
  })
  test('a whole file passes', () => {
    expect(Object.keys(parseSource(`a: { ${good} }`, 't.yaml', termsSchema))).toEqual(['a'])
  })
})
