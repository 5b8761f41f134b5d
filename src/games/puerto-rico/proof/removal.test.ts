/** Everything the rules do is needed: switched off or altered alone, a scenario notices. */

import { describe, expect, test } from 'vitest'
import { projectScenarios } from '../../../scenario/files.ts'
import { puertoRico } from '../complete.ts'
import { RULES } from '../rules/rule-ids.ts'
import { REFUSING_RULES } from './removal/refusing.ts'
import { GROUPS, reasonOf, survivorsOf, UNSEEN } from './removal/survivors.ts'

const scenarios = projectScenarios(puertoRico)

describe.each(GROUPS)('$name, $seats seats', (group) => {
  test('no effect vanishes unnoticed, but for those that cannot be seen', () => {
    const survivors = survivorsOf(group, scenarios)
    const unexplained = survivors.filter((effect) => reasonOf(effect, group) === undefined)
    expect(unexplained.map(({ name }) => name)).toEqual([])
    const explained = UNSEEN.filter(({ seats, effect }) =>
      group.effects.some(({ name }) => name === effect && seats.join() === group.seats.join()),
    )
    expect(explained.map(({ effect }) => effect)).toEqual(survivors.map(({ name }) => name))
  })
})

test('every rule is among the effects', () => {
  const names = GROUPS.flatMap(({ effects }) => effects.map(({ name }) => name.split(' ')[0]))
  const counted = RULES.filter((rule) => !rule.endsWith('.bonus'))
  expect(counted.filter((rule) => !names.includes(rule))).toEqual([])
  expect(counted.filter((rule) => REFUSING_RULES.has(rule)).length).toBeGreaterThan(40)
})

test('an effect that no scenario shows survives', () => {
  const [group] = GROUPS
  if (!group) throw new Error('a group expected')
  expect(survivorsOf(group, [])).toEqual(group.effects)
})
