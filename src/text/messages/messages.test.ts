import { describe, expect, test } from 'vitest'
import { parse } from '../markup.ts'
import { writtenOut } from '../written-out.ts'
import { say, t, translator } from './reference.ts'
import { sources, wordsInCode } from './sources.ts'
import { missingKeys, unusedKeys } from './usage.ts'

/** Every file of Korean messages, those included that will be written tomorrow. */
const files = import.meta.glob<Record<string, Record<string, string>>>('./ko*.ts', { eager: true })
const messages = Object.assign({}, ...Object.values(files).flatMap(Object.values))
const keys = Object.keys(messages)

test('there are messages to look at', () => {
  expect(Object.keys(files).length).toBeGreaterThan(7)
  expect(keys).toEqual(
    expect.arrayContaining(['chart.whole', 'option.info.vpHidden', 'home.start']),
  )
})

test('every message is used, and every message used is there', () => {
  expect(missingKeys(keys, sources())).toEqual([])
  expect(unusedKeys(keys, sources())).toEqual([])
})

test('no words stand in code: another language follows without touching it', () => {
  expect(wordsInCode(sources())).toEqual([])
})

test.each(
  Object.entries<string>(messages),
)('%s is markup that reads, every name in it a term', (_, message) => {
  expect(() => parse(message)).not.toThrow()
  expect(writtenOut(message)).toEqual([])
})

describe('the check itself', () => {
  const source = (text: string) => [{ file: 'a.tsx', text }]
  test('finds a key in calls, attributes and tables', () => {
    expect(unusedKeys(['a.b', 'a.c'], source("t('a.b'); const x = { y: 'a.c' }"))).toEqual([])
  })
  test('finds keys made from a beginning', () => {
    const code = `say(\`role.\${id}\`)`
    expect(unusedKeys(['role.mayor', 'b.c'], source(code))).toEqual(['b.c'])
  })
  test('tells an unused and a missing one', () => {
    expect(unusedKeys(['a.b'], source("t('a.c')"))).toEqual(['a.b'])
    expect(missingKeys(['a.b'], source("const x = say('a.c', { n: 1 })"))).toEqual(['a.tsx: a.c'])
    expect(missingKeys(['a.b'], source("split('a.c')"))).toEqual([])
  })
})

test('words in code are found, in comments and in what reads Korean they are free', () => {
  const file = 'src/islands/a.tsx'
  expect(wordsInCode([{ file, text: "const a = '판'\n" }])).toEqual([
    "src/islands/a.tsx: const a = '판'",
  ])
  expect(wordsInCode([{ file, text: '/** `싣기` */\nf() // 배\n{/* 말 */}<!-- 말 -->' }])).toEqual(
    [],
  )
  expect(wordsInCode([{ file: 'src/text/ko/search.ts', text: '/[을를]$/' }])).toEqual([])
})

describe('t', () => {
  test('fills in values', () => {
    expect(t('rule.anchor', { rule: '선장 6.6' })).toBe('선장 6.6 링크 복사')
  })
  test('speaks in a naming set', () => {
    const rule = parse('[[mayor]] 2.1')
    expect(translator('classic')('rule.anchor', { rule })).toBe('시장 2.1 링크 복사')
    expect(say('rule.anchor', { rule })).toContainEqual({ term: 'mayor', particle: '' })
  })
})
