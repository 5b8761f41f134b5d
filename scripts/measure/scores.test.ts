import { expect, test } from 'vitest'
import { belowBar, type Figures, medianOf } from './scores.ts'

const GOOD: Figures = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  cls: 0,
  lcp: 1000,
  tbt: 0,
  slower: 4,
}
const run = (figures: Partial<Figures>, failed: readonly string[] = []) => ({
  figures: { ...GOOD, ...figures },
  failed,
})

test('each figure is the median of the runs by itself', () => {
  const { figures } = medianOf([
    run({ performance: 90, lcp: 1500 }),
    run({ performance: 99, lcp: 1900 }),
    run({ performance: 97, lcp: 1200 }),
  ])
  expect(figures).toEqual({ ...GOOD, performance: 97, lcp: 1500 })
  expect(medianOf([run({ tbt: 5 })]).figures.tbt).toBe(5)
})

test('an audit is named when it fails in more than half of the runs', () => {
  const runs = [run({}, ['seo: a', 'seo: b']), run({}, ['seo: a']), run({})]
  expect(medianOf(runs).failed).toEqual(['seo: a'])
})

test('reading pages have a higher bar than live ones, and nothing may shift', () => {
  const slow = { ...GOOD, performance: 97 }
  expect(belowBar({ load: 'live' }, slow)).toEqual([])
  expect(belowBar({ load: 'reading' }, slow)).toEqual(['performance 97 < 99'])
  expect(belowBar({ load: 'small' }, { ...GOOD, seo: 99, cls: 0.001 })).toEqual([
    'seo 99 < 100',
    'cls 0.001 > 0',
  ])
})
