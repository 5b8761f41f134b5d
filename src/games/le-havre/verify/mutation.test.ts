/** Everything the rules do is needed: switched off or altered alone, a scenario notices. */
import { describe, expect, test } from 'vitest'
import { projectScenarios } from '../../../scenario/files.ts'
import { survivorsOf, unseenOf } from '../../../scenario/mutation/survivors.ts'
import { RULES } from '../rules/rule-ids.ts'
import { mutation } from './mutation/mutation.ts'

const { definition, groups, unseen } = mutation
const scenarios = projectScenarios(definition)

describe.each(groups)('$name', (group) => {
  test('no effect vanishes unnoticed, but for those that cannot be seen', () => {
    const survivors = survivorsOf(definition, group, scenarios).map(({ name }) => name)
    const explained = unseenOf(mutation, group).map(({ effect }) => effect)
    expect(survivors.filter((name) => !explained.includes(name))).toEqual([])
    expect(explained).toEqual(survivors)
  })
})

const names = groups.flatMap(({ effects }) => effects.map(({ name }) => name))

test('every rule is among the effects, and each effect once', () => {
  const first = new Set(names.map((name) => name.split(' ')[0]))
  expect(RULES.filter((rule) => !first.has(rule))).toEqual([])
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
})

test('what is said to be unseen is an effect', () => {
  expect(unseen.filter(({ effect }) => !names.includes(effect))).toEqual([])
})
