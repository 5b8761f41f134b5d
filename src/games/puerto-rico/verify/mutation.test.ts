/** Everything the rules do is needed: switched off or altered alone, a scenario notices. */
import { describe, expect, test } from 'vitest'
import { projectScenarios } from '../../../scenario/files.ts'
import { survivorsOf, unseenOf } from '../../../scenario/mutation/survivors.ts'
import { RULES } from '../rules/rule-ids.ts'
import { mutation, REFUSING_RULES } from './mutation/mutation.ts'

const { definition, groups } = mutation
const scenarios = projectScenarios(definition)

describe.each(groups)('$name', (group) => {
  test('no effect vanishes unnoticed, but for those that cannot be seen', () => {
    const survivors = survivorsOf(definition, group, scenarios).map(({ name }) => name)
    expect(survivors).toEqual(unseenOf(mutation, group).map(({ effect }) => effect))
  })
})

test('every rule is among the effects', () => {
  const names = groups.flatMap(({ effects }) => effects.map(({ name }) => name.split(' ')[0]))
  const counted = RULES.filter((rule) => !rule.endsWith('.bonus'))
  expect(counted.filter((rule) => !names.includes(rule))).toEqual([])
  expect(counted.filter((rule) => REFUSING_RULES.has(rule)).length).toBeGreaterThan(40)
})

test('an effect that no scenario shows survives', () => {
  const [group] = groups
  if (!group) throw new Error('a group expected')
  expect(survivorsOf(definition, group, [])).toEqual(group.effects)
})
