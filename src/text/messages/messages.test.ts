import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from '../markup.ts'
import { ko } from './ko.ts'
import { koBot } from './ko-bot.ts'
import { koCourse } from './ko-course.ts'
import { koReferee } from './ko-referee.ts'
import { koSite } from './ko-site.ts'
import { say, t, translator } from './t.ts'
import { missingKeys, unusedKeys } from './usage.ts'

const messages = { ...ko, ...koBot, ...koCourse, ...koReferee, ...koSite }
const keys = Object.keys(messages)

test('every message is used, and every message used is there', () => {
  const sources = globSync('{src,scripts}/**/*.{ts,tsx,astro}')
    .filter((file) => !file.startsWith('src/text/messages/') && !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  expect(missingKeys(keys, sources)).toEqual([])
  expect(unusedKeys(keys, sources)).toEqual([])
})

test.each(Object.entries(messages))('%s is markup that reads', (_, message) => {
  expect(() => parse(message)).not.toThrow()
})

describe('the check itself', () => {
  const source = (text: string) => [{ file: 'a.tsx', text }]
  test('finds a key in calls, attributes and tables', () => {
    expect(unusedKeys(['a.b', 'a.c'], source("t('a.b'); const x = { y: 'a.c' }"))).toEqual([])
  })
  test('finds keys made from a beginning', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source that is looked at.
    expect(unusedKeys(['role.mayor', 'b.c'], source('say(`role.${id}`)'))).toEqual(['b.c'])
  })
  test('tells an unused and a missing one', () => {
    expect(unusedKeys(['a.b'], source("t('a.c')"))).toEqual(['a.b'])
    expect(missingKeys(['a.b'], source("const x = say('a.c', { n: 1 })"))).toEqual(['a.tsx: a.c'])
    expect(missingKeys(['a.b'], source("split('a.c')"))).toEqual([])
  })
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
