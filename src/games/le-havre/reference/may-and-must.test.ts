import { expect, test } from 'vitest'
import { mistold } from '../../../text/ko/may-and-must.ts'
import { RULES, type RuleId } from '../rules/rule-ids.ts'
import { ruleWords } from '../words/rules.ts'
import { readPages } from './pages.ts'

const titleOf = (rule: string): string => ruleWords(rule as RuleId).title

test('what may and what must be done is said so in title and paragraph', () => {
  const file = 'content/le-havre/words/may-and-must.yaml'
  expect(mistold(file, RULES, titleOf, readPages())).toEqual([])
})
