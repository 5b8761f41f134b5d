/** Every rule is needed: switched off, at least one scenario notices. */
import { afterEach, describe, expect, test } from 'vitest'
import { ACTS } from '../games/puerto-rico/acts.ts'
import { projectScenarios } from './files.ts'
import { runScenario } from './run.ts'
import type { ScenarioSource } from './schema.ts'

const scenarios = projectScenarios()

/** Scenarios in which some move is refused by this rule, alone or among others. */
function refusing(rule: string): ScenarioSource[] {
  return scenarios
    .map(({ source }) => source)
    .filter(({ moves = [] }) =>
      moves.some(({ expect }) => [expect?.broken ?? []].flat().includes(rule as never)),
    )
}

const checks = [
  ...new Map(
    Object.entries(ACTS).flatMap(([deed, act]) =>
      act.checks.map((check) => [`${deed}: ${check.rule}`, check] as const),
    ),
  ),
]

describe('a refusing rule switched off makes a scenario fail', () => {
  let restore = () => {}
  afterEach(() => restore())

  test.each(checks)('%s', (_, check) => {
    const { keeps } = check
    restore = () => {
      check.keeps = keeps
    }
    const shown = refusing(check.rule)
    expect(shown.every((source) => runScenario(source).failures.length === 0)).toBe(true)
    check.keeps = () => true
    const failing = shown.filter((source) => runScenario(source).failures.length > 0)
    expect(failing.length).toBeGreaterThan(0)
  })
})
