import { expect, test } from 'vitest'
import { scenariosOfBuild } from '../../../scenario/files.ts'
import { puertoRico } from '../complete.ts'
import { RULES } from '../rules/rule-ids.ts'
import { linksOf } from './rule-links.ts'
import { caseHref, liveHref } from './scenario-links.ts'

test('a case leads to its page, and every case stands under each of its rules', () => {
  const cases = scenariosOfBuild(puertoRico).filter(({ words }) => words?.question)
  expect(cases.length).toBeGreaterThan(100)
  for (const { id, source } of cases)
    for (const rule of source.rules)
      expect(linksOf(rule).cases.map(({ href }) => href)).toContain(caseHref(id))
})

test('what is closest to the rule comes first', () => {
  const [first] = linksOf('captain.largest-load').cases
  const scenario = scenariosOfBuild(puertoRico).find(({ id }) => caseHref(id) === first?.href)
  expect(scenario?.source.rules[0]).toBe('captain.largest-load')
})

test('a rule is tried where it is drawn', () => {
  expect(linksOf('captain.largest-load').live?.href).toBe(liveHref('figures/five-corn'))
})

test('figures are not listed, and nothing is listed twice', () => {
  for (const rule of RULES) {
    const { scenarios, cases } = linksOf(rule)
    const all = [...scenarios, ...cases].map(({ href }) => href)
    expect(all.filter((href) => href.includes('figures/'))).toEqual([])
    expect(new Set(all).size).toBe(all.length)
  }
})
