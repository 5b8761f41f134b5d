import { expect, test } from 'vitest'
import { readPages } from '../reference/pages.ts'
import { sceneCoverage } from './scenes.ts'

const short = ({ sections }: ReturnType<typeof sceneCoverage>) =>
  sections.filter(({ found, least }) => found < least).map(({ name }) => name)

test('every rule, building and chapter has its scenes', () => {
  const coverage = sceneCoverage()
  expect(coverage.rules).toEqual([])
  expect(coverage.buildings).toEqual([])
  expect(coverage.sections.length).toBeGreaterThan(40)
  expect(short(coverage)).toEqual([])
})

test('figures that go are missed', () => {
  const pages = readPages().map(({ page, text }) => ({
    page,
    text: page === 'loan' ? text.replaceAll('<Figure', '<Picture') : text,
  }))
  expect(short(sceneCoverage(pages))).toEqual(['loan: figures', 'loan: walked', 'loan: disputed'])
})
