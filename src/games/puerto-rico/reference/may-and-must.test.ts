import { expect, test } from 'vitest'
import { mistold } from '../../../text/ko/may-and-must.ts'
import '../expansions.ts'
import { ALL_RULES, type RuleId } from '../rules/rule-ids.ts'
import { ruleWords } from '../words/rules.ts'
import { readPages } from './rule-pages.ts'

const FILE = 'content/puerto-rico/words/may-and-must.yaml'
const titleOf = (rule: string): string => ruleWords(rule as RuleId).title

test('what may and what must be done is said so in title and paragraph', () => {
  expect(mistold(FILE, ALL_RULES, titleOf, readPages())).toEqual([])
})

test('a title and a paragraph that say less are found', () => {
  const rules = ['captain.must-load', 'trader.sell', 'round.must-choose']
  const found = mistold(FILE, rules, () => '선적한다', readPages().slice(0, 0))
  expect(found).toContain('captain.must-load is marked as must: 선적한다')
  expect(found).toContain('the paragraph of trader.sell does not say may')
  expect(found).toContain('settler.take is no rule')
  expect(mistold(FILE, ['captain.ship'], () => '실어야 한다', [])).toContain(
    'captain.ship is not marked as must: 실어야 한다',
  )
})
