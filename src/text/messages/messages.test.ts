import { describe, expect, test } from 'vitest'
import '../../games/le-havre/words/names.ts'
import '../../games/puerto-rico/words/added-names.ts'
import '../../games/puerto-rico/words/names.ts'
import { parse } from '../markup.ts'
import { makeTranslator } from '../translator.ts'
import { t } from './reference.ts'
import { sources, wordsInCode } from './source-code.ts'
import { missingKeys, unusedKeys } from './usage.ts'

/** Every file of messages, those included that will be written tomorrow. */
const files = import.meta.glob<{ messages?: Record<string, string> }>(
  ['../ko/generated/*.ts', '../../games/*/words/ko/generated/*.ts'],
  { eager: true },
)
const messages = Object.assign({}, ...Object.values(files).map((file) => file.messages ?? {}))
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

test('what a page lists has the comma of its language between', () => {
  const shown = sources().filter(({ file }) => /^src\/.*\.(?:tsx|astro)$/.test(file))
  expect(shown.length).toBeGreaterThan(100)
  const comma = /(?:join|joined)\([^)]*', '\)|\}, \{(?:t|say)\(/
  expect(shown.filter(({ text }) => comma.test(text)).map(({ file }) => file)).toEqual([])
})

test.each(Object.entries<string>(messages))('%s is markup that reads', (_, message) => {
  expect(() => parse(message)).not.toThrow()
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
  const particle = '/[을를]$/'
  expect(wordsInCode([{ file: 'src/text/ko/particle.ts', text: particle }])).toEqual([])
  expect(wordsInCode([{ file: 'src/text/markup.ts', text: particle }])).toHaveLength(1)
})

describe('t', () => {
  test('fills in values', () => {
    expect(t('rule.anchor', { rule: '선장 6.6' })).toBe('선장 6.6 링크 복사')
  })
  test('speaks in a naming set', () => {
    const { say, translator } = makeTranslator({ 'a.copy': '{rule} 복사' })
    const rule = parse('[[mayor]] 2.1')
    expect(translator('classic')('a.copy', { rule })).toBe('시장 2.1 복사')
    expect(say('a.copy', { rule })).toContainEqual({ term: 'mayor', particle: '' })
  })
})
