/** Every rule is needed: switched off, at least one scenario of two seats notices, and one of more. */
import { afterEach, describe, expect, test } from 'vitest'
import { ACTS } from '../games/puerto-rico/acts.ts'
import { projectScenarios } from './files.ts'
import { runScenario } from './run.ts'
import type { ScenarioSource } from './schema.ts'

const scenarios = projectScenarios()

const TABLES: { name: string; seats: number[]; unreachable: string[] }[] = [
  // Of 35 plantations 24 find room on two islands and 3 lie face up, so the pile can be refilled.
  { name: 'two seats', seats: [2], unreachable: ['hacienda.pile'] },
  { name: 'three to five seats', seats: [3, 4, 5], unreachable: [] },
]

/** Scenarios of so many seats in which some move is refused by this rule, alone or among others. */
function refusing(rule: string, seats: readonly number[]): ScenarioSource[] {
  return scenarios
    .map(({ source }) => source)
    .filter(({ game }) => seats.includes(game?.seats ?? 2))
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

describe.each(TABLES)('a refusing rule switched off makes a scenario of $name fail', ({
  seats,
  unreachable,
}) => {
  let restore = () => {}
  afterEach(() => restore())

  const reached = checks.filter(([, { rule }]) => !unreachable.includes(rule))

  test.each(reached)('%s', (_, check) => {
    const { keeps } = check
    restore = () => {
      check.keeps = keeps
    }
    const shown = refusing(check.rule, seats)
    expect(shown.every((source) => runScenario(source).failures.length === 0)).toBe(true)
    check.keeps = () => true
    const failing = shown.filter((source) => runScenario(source).failures.length > 0)
    expect(failing.length).toBeGreaterThan(0)
  })
})
