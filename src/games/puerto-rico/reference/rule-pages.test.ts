import { describe, expect, test } from 'vitest'
import { OPTION_IDS } from '../rules/editions.ts'
import '../rules/expansions/rules.ts'
import { EXPANSION_OPTION_IDS } from '../rules/expansions.ts'
import { ALL_RULES } from '../rules/rule-ids.ts'
import { addressOf, findParagraphs, readPages, rulesWithoutOneParagraph } from './rule-pages.ts'

describe('the pages of the reference', () => {
  const paragraphs = findParagraphs(readPages())

  test('every rule has one paragraph', () => {
    expect(rulesWithoutOneParagraph(paragraphs)).toEqual([])
  })

  test('every paragraph names a rule of the engine', () => {
    const known: readonly string[] = ALL_RULES
    expect(paragraphs.filter(({ rule }) => !known.includes(rule))).toEqual([])
  })

  test('every link to a rule names one', () => {
    const known: readonly string[] = ALL_RULES
    const named = readPages().flatMap(({ text }) =>
      Array.from(text.matchAll(/<R id="([^"]*)"/g), ([, rule = '']) => rule),
    )
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((rule) => !known.includes(rule))).toEqual([])
  })
})

test('no page strikes words through: two tildes in a line are escaped', () => {
  const struck = readPages().flatMap(({ page, text }) =>
    text
      .split('\n')
      .flatMap((line) => (/(?<!\\)~.*(?<!\\)~/.test(line) ? [`${page}: ${line}`] : [])),
  )
  expect(struck).toEqual([])
})

test('every option is told once', () => {
  const listed = readPages().flatMap(({ text }) =>
    Array.from(text.matchAll(/<Option id="([^"]*)"/g), ([, option = '']) => option),
  )
  expect(listed.sort()).toEqual([...OPTION_IDS, ...EXPANSION_OPTION_IDS].sort())
})

test('a rule twice or never is found', () => {
  const text = '<Rule id="captain.load">\n</Rule>\n<Rule id="captain.load">'
  const missing = rulesWithoutOneParagraph(findParagraphs([{ page: 'captain', text }]))
  expect(missing).toContain('captain.load')
  expect(missing).toContain('captain.point')
})

test('an address leads to the paragraph on its page', () => {
  expect(addressOf('captain.must-load')).toBe('/puerto-rico/rules/captain/#captain.must-load')
  expect(addressOf('wharf.once')).toBe('/puerto-rico/rules/commercial-buildings/#wharf.once')
})
