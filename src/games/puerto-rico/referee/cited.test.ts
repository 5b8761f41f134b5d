import { expect, test } from 'vitest'
import { BUILDING } from '../rules/buildings.ts'
import { casesOfBuild, missedIn } from './cases.ts'

/** What the ids of a building's rules begin with: 'wharf.'. */
const ownRules = (rule: string): string => rule.slice(0, rule.indexOf('.') + 1)

test('a case in the folder of a building quotes a rule of every building that it is about', () => {
  const folders =
    /^(construction-hut|hacienda|hospice|university|factory|office|harbor|wharf)\/|^(markets|warehouses|large-buildings)\//
  const cases = casesOfBuild().filter(({ id }) => folders.test(id))
  expect(cases.length).toBeGreaterThan(90)
  const silent = cases.flatMap(({ id, buildings, quoted }) =>
    buildings
      .map((building) => BUILDING[building].rule)
      .filter((rule) => rule && !quoted.some((one) => one.startsWith(ownRules(rule))))
      .map((rule) => `${id}: ${rule}`),
  )
  expect(silent).toEqual([])
})

test.each([
  ['wharf/may-stay-unused', 'wharf.load'],
  ['hacienda/draw-comes-first', 'hacienda.draw'],
  ['university/not-for-itself', 'university.colonist'],
  ['factory/one-kind', 'factory.coins'],
  ['office/unoccupied', 'office.same-kind'],
])('%s quotes %s', (id, rule) => {
  expect(casesOfBuild().find((one) => one.id === id)?.quoted).toContain(rule)
})

test('a step says why a building brings nothing', () => {
  const one = casesOfBuild().find(({ id }) => id === 'factory/one-kind')
  expect(one?.run.steps.flatMap(missedIn).map(({ rule }) => rule)).toContain('factory.coins')
})
