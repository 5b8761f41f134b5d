import { expect, test } from 'vitest'
import { RULES } from '../rules/rule-ids.ts'
import { linksOf } from './rule-links.ts'

test('every rule is shown, and most are asked about or taught', () => {
  for (const rule of RULES) {
    const { cases, scenarios } = linksOf(rule)
    expect(cases.length + scenarios, rule).toBeGreaterThan(0)
  }
  expect(RULES.filter((rule) => linksOf(rule).cases.length > 0).length).toBeGreaterThan(90)
})

test('links lead to the case and to the step', () => {
  const { cases, lessons } = linksOf('loan.fewest')
  expect(cases[0]?.href).toMatch(/^\/le-havre\/cases\/.+\/$/)
  expect(lessons.map(({ href }) => href)).toContain('/le-havre/learn/loans/#as-few-as-needed')
})
