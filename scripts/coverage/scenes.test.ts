import { expect, test } from 'vitest'
import { readPages } from '../../src/games/puerto-rico/reference/rule-pages.ts'
import { sceneCoverage } from './scenes.ts'

const short = ({ sections }: ReturnType<typeof sceneCoverage>) =>
  sections.filter(({ found, least }) => found < least).map(({ name }) => name)

test('every rule and every section has its scenes', () => {
  const coverage = sceneCoverage()
  expect(coverage.rules).toEqual([])
  expect(coverage.sections.length).toBeGreaterThan(30)
  expect(short(coverage)).toEqual([])
})

test('a figure that goes is missed', () => {
  const pages = readPages().map(({ page, text }) => ({
    page,
    text: page === 'prospector' ? text.replaceAll('<Figure', '<Picture') : text,
  }))
  expect(short(sceneCoverage(pages))).toEqual(['prospector: prospector'])
})
