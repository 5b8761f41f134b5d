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
  expect(short(sceneCoverage(pages))).toEqual([
    'prospector: scenes',
    'prospector: plain course',
    'prospector: privilege',
    'prospector: disputed',
  ])
})

test('a scene without moves is no walk, a list of cases that goes is missed', () => {
  const pages = readPages().map(({ page, text }) => ({
    page,
    text: text
      .replace(
        'figures/fortress-and-three-more-colonists',
        'large-buildings/fortress-printed-example',
      )
      .replace('<Disputes about="wharf" />', ''),
  }))
  expect(short(sceneCoverage(pages))).toEqual([
    'commercial-buildings: wharf: disputes',
    'large-buildings: fortress',
  ])
})
