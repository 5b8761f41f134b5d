import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refusalsOf } from '../../src/engine/move-definition.ts'
import { MOVE_DEFINITIONS as ALL_MOVE_DEFINITIONS } from '../../src/games/puerto-rico/rules/expansions/move-definitions.ts'
import { MOVE_KINDS } from '../../src/games/puerto-rico/rules/moves.ts'
import { ALL_RULES, placeOf, rulesOf } from '../../src/games/puerto-rico/rules/rule-ids.ts'
import { actsOf, placesOf, rulesLike } from './places.ts'

test('every rule is held somewhere in the engine', () => {
  expect(ALL_RULES.filter((rule) => placesOf(rule).length === 0)).toEqual([])
})

test('a place names its rule', () => {
  for (const { file, line } of placesOf('captain.must-load'))
    expect(readFileSync(file, 'utf8').split('\n')[line - 1]).toContain("'captain.must-load'")
  expect(placesOf('captain.nothing')).toEqual([])
})

test('every check of every move definition is found by its rule', () => {
  for (const kind of MOVE_KINDS)
    for (const { rule } of refusalsOf(ALL_MOVE_DEFINITIONS[kind])) {
      expect(actsOf(rule)).toContain(kind)
      expect(placesOf(rule).length).toBeGreaterThan(0)
    }
  expect(actsOf('captain.own-good')).toEqual(['load', 'loadWharf'])
})

test('rules are asked for by id, chapter and number', () => {
  expect(rulesLike(['captain.must-load'])).toEqual(['captain.must-load'])
  expect(rulesLike([placeOf('captain.must-load').number])).toEqual(['captain.must-load'])
  expect(rulesLike(['setup'])).toHaveLength(4)
  expect(rulesLike([])).toEqual(ALL_RULES)
  expect(rulesLike(['noble'])).toHaveLength(5)
  expect(rulesLike(['14.1'])).toEqual(['noble.first'])
  expect(rulesLike(['1'])).toEqual(rulesOf('settler'))
})
