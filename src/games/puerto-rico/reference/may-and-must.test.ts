import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { RULES, type RuleId } from '../rules/rule-ids.ts'
import { ruleWords } from '../words/rules.ts'
import { readPages } from './rule-pages.ts'

const FILE = 'content/puerto-rico/words/may-and-must.yaml'
const marked: Record<'may' | 'must', RuleId[]> = parse(readFileSync(FILE, 'utf8'))

/** How Korean says it: at the end of a title, and anywhere in a paragraph. */
const TITLE = { may: /(?:수 있다|도 된다)$/, must: /야 한다$/ }
const PARAGRAPH = { may: /수 있다|수 있고|도 된다|도 되고|자유/, must: /야 한다|야 하고/ }

const text = readPages()
  .map((page) => page.text)
  .join('\n')
const paragraphOf = (rule: RuleId): string =>
  new RegExp(`<Rule id="${rule}">([\\s\\S]*?)</Rule>`).exec(text)?.[1] ?? ''

test('no rule is marked twice, and every one of them exists', () => {
  const all = [...marked.may, ...marked.must]
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((rule) => !RULES.includes(rule))).toEqual([])
})

describe.each(['may', 'must'] as const)('%s', (kind) => {
  test.each(marked[kind])('%s says so in its title and its paragraph', (rule) => {
    expect(ruleWords(rule).title).toMatch(TITLE[kind])
    expect(paragraphOf(rule)).toMatch(PARAGRAPH[kind])
  })
})

test('a title that permits or demands belongs to a rule that is marked', () => {
  const telling = (kind: 'may' | 'must') =>
    RULES.filter((rule) => TITLE[kind].test(ruleWords(rule).title))
      // "Only what one has may be sold" forbids the rest.
      .filter((rule) => !/만 .*수 있다$|있어야 .*수 있다$/.test(ruleWords(rule).title))
  expect(telling('may')).toEqual(RULES.filter((rule) => marked.may.includes(rule)))
  expect(telling('must').filter((rule) => !marked.must.includes(rule))).toEqual([
    'craftsman.privilege-kind',
    'craftsman.privilege-supply',
  ])
})
