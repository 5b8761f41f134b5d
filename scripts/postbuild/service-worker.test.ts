import { expect, test } from 'vitest'
import { isKept } from './service-worker.ts'

test.each([
  ['index.html', true],
  ['puerto-rico/rules/mayor/index.html', true],
  ['puerto-rico/referee/cases/index.html', true],
  ['_astro/Table.js', true],
  ['puerto-rico/referee/cases/wharf/example/index.html', false],
  ['le-havre/cases/index.html', true],
  ['le-havre/cases/end/town-special/index.html', false],
  ['en/le-havre/cases/end/town-special/index.html', false],
  ['puerto-rico/referee/positions.json', true],
  ['preview/rules/mayor.png', false],
  ['404.html', false],
  ['sw.js', false],
])('%s is kept for use without a net: %s', (path, kept) => {
  expect(isKept(path)).toBe(kept)
})
