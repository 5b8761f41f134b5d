import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BEARERS, BUILDING } from './buildings.ts'
import { moveKinds } from './moves.ts'
import { ALL_RULES, placeOf } from './rule-ids.ts'

const tables = (): string =>
  JSON.stringify([BUILDING, BEARERS, moveKinds, ALL_RULES.map((rule) => [rule, placeOf(rule)])])

test('no module of the game changes its tables by being imported', async () => {
  const before = tables()
  const modules = globSync(
    `${import.meta.dirname}/../{rules,scenario,words,referee,table,bots}/**/*.ts`,
  )
    .filter((path) => !/\.test\.ts$|worker\.ts$|testing\.ts$/.test(path))
    .sort()
  expect(modules.length).toBeGreaterThan(200)
  for (const path of modules) {
    await import(path)
    expect(tables() === before, path).toBe(true)
  }
})
