import { expect, test } from 'vitest'
import { describeProblem } from '../../../engine/problem.ts'
import { projectScenarios } from '../../../scenario/files.ts'
import { runScenario } from '../../../scenario/run.ts'
import { leHavre } from '../definition.ts'
import { MOVE_DEFINITIONS } from '../rules/move-definitions.ts'
import { RULES } from '../rules/rule-ids.ts'
import { BUILDINGS } from '../rules/vocabulary.ts'

const runs = projectScenarios(leHavre).map(({ id, source }) => ({
  id,
  source,
  run: runScenario(leHavre, source),
}))

test.each(runs)('$id', ({ run }) => {
  expect(run.problems.map(describeProblem)).toEqual([])
  expect(run.failures).toEqual([])
  for (const { after } of run.steps)
    expect(leHavre.validate(after).map(describeProblem)).toEqual([])
})

test('every rule is shown by a scenario', () => {
  const shown = new Set(runs.flatMap(({ source }) => source.rules))
  expect(RULES.filter((rule) => !shown.has(rule))).toEqual([])
})

test('every refusing rule is seen to refuse and, for the same kind of move, to let pass', () => {
  const seen = new Set<string>()
  for (const { run } of runs)
    for (const { move, broken } of run.steps) {
      const kind = (move as { do: keyof typeof MOVE_DEFINITIONS }).do
      if (broken.length === 0)
        for (const { rule } of MOVE_DEFINITIONS[kind].checks) seen.add(`${kind} ${rule} kept`)
      for (const rule of broken) seen.add(`${kind} ${rule} broken`)
    }
  const missing = Object.entries(MOVE_DEFINITIONS).flatMap(([kind, definition]) =>
    definition.checks
      .flatMap(({ rule }) => [`${kind} ${rule} kept`, `${kind} ${rule} broken`])
      .filter((one) => !seen.has(one)),
  )
  expect(missing).toEqual([])
})

test('every building is in a scenario', () => {
  const sources = runs.map(({ source }) => JSON.stringify(source)).join()
  expect(BUILDINGS.filter((id) => !sources.includes(`"${id}"`))).toEqual([])
})
