import { expect, test } from 'vitest'
import '../../expansions.ts'
import { verdictOn } from '../../../../referee/verdict.ts'
import { puertoRico } from '../../definition.ts'
import { validate } from '../../rules/impossible.ts'
import { setUp } from '../../rules/setup.ts'
import type { Position } from '../../rules/state.ts'
import { ADDED_DECISIONS, type BuildingId } from '../../rules/vocabulary.ts'
import { expandedSetup } from '../../verify/positions.ts'
import { edited } from '../edit-position.ts'
import * as base from '../edits.ts'
import { positionsOf } from '../sample.ts'
import * as edit from './edits.ts'
import { editAt } from './taps.ts'

/** Both expansions for two, the buildings given. */
function tableWith(...ids: BuildingId[]): Position {
  const expansionOptions = { 'exp.selection': 'random' } as const
  const start = setUp({ ...expandedSetup(0), expansionOptions })
  return ids.reduce((draft, id) => edited(draft, edit.setChosen(id, true)), start)
}

/** The draft after a tap, which must not ask back. */
function tapped(
  draft: Position,
  key: Parameters<typeof editAt>[2],
  seat?: number,
  tool: 'add' | 'remove' = 'add',
): Position {
  const change = editAt(draft, { tool, board: 0 }, key, seat)
  if (typeof change !== 'function') throw new Error(`${key} asks back`)
  return edited(draft, change)
}

test('a position with expansions that can occur stays as it is', () => {
  for (const { position } of positionsOf(400, expandedSetup))
    expect(edited(position, () => {})).toEqual(position)
})

test('a resident becomes a noble by a tap, and a tap to remove takes it back step by step', () => {
  const start = edited(tableWith(), base.setTiles(0, 'corn', 1))
  const placed = ['land:corn', 'manned:corn'] as const
  const noble = placed.reduce((draft, key) => tapped(draft, key, 0), start)
  expect(noble.players[0]).toMatchObject({ manned: { corn: 1 }, nobles: { corn: 1 } })
  expect(noble.expansions?.nobles).toBe((start.expansions?.nobles ?? 0) - 1)
  expect(validate(noble)).toEqual([])
  const colonist = tapped(noble, 'manned:corn', 0, 'remove')
  expect(colonist.players[0]).toMatchObject({ manned: { corn: 1 }, nobles: {} })
  expect(tapped(colonist, 'manned:corn', 0, 'remove')).toEqual(start)
})

test('nobles leave with their place, and come aboard beside the colonists', () => {
  const start = tableWith('villa')
  const built = edited(start, base.build(0, 'villa'))
  const noble = tapped(tapped(built, 'city:villa', 0), 'city:villa', 0)
  expect(noble.players[0]?.nobles).toEqual({ villa: 1 })
  expect(edited(noble, base.raze(0, 'villa'))).toEqual(start)
  const aboard = tapped(start, 'aboard')
  expect([aboard.market, aboard.expansions?.aboard]).toEqual([
    start.market + 1,
    (start.expansions?.aboard ?? 0) + 1,
  ])
  const waiting = tapped(aboard, 'supplyNoble')
  expect(waiting.players[0]).toMatchObject({ stored: 1, nobles: { stored: 1 } })
  expect(validate(waiting)).toEqual([])
})

test('forests come from the plantations, and go back below the pile', () => {
  const start = tableWith()
  const two = edited(start, edit.setForests(0, 'sugar', 2))
  expect(validate(two)).toEqual([])
  expect(two.plantations.pile.length).toBe(start.plantations.pile.length - 2)
  const none = tapped(tapped(two, 'forest:sugar', 0, 'remove'), 'forest:sugar', 0, 'remove')
  expect(none.players[0]?.forests).toEqual(start.players[0]?.forests)
  expect(none.plantations.pile.toSorted()).toEqual(start.plantations.pile.toSorted())
})

test('a building that is not in the game stands nowhere, and one that is lies in the supply', () => {
  const start = tableWith('library')
  expect(start.supply.buildings.library).toBe(1)
  const built = edited(start, base.build(0, 'library'))
  const without = edited(built, edit.setChosen('library', false))
  expect(without.players[0]?.city).toEqual(start.players[0]?.city)
  expect(without.supply.buildings.library ?? 0).toBe(0)
  expect(validate(without)).toEqual([])
})

test('an option that lays buildings out lays them out', () => {
  const all = edited(tableWith(), edit.setOptions({ 'exp.nobleBuildings': 'added' }))
  expect(all.expansions?.chosen).toEqual(expect.arrayContaining(['villa', 'chapel', 'jeweler']))
  expect(validate(all)).toEqual([])
})

test('every decision of the expansions is set up and answered', () => {
  const owning = (draft: Position, id: BuildingId): Position =>
    edited(edited(draft, base.build(0, id)), base.setWorkers(0, id, 1))
  const declinable = () =>
    edited(tableWith(), ({ options }) => Object.assign(options, { 'points.declinable': true }))
  const ready = {
    draft: () => {
      const start = tableWith()
      const last = start.expansions?.chosen.at(-1) ?? 'villa'
      return edited(start, edit.setChosen(last, false))
    },
    called: () => owning(tableWith('library'), 'library'),
    'settler.turning': () => tableWith('forestHouse'),
    'settler.second': () => owning(tableWith('library'), 'library'),
    'settler.lodge': () =>
      edited(owning(tableWith('huntingLodge'), 'huntingLodge'), base.setTiles(0, 'corn', 1)),
    'mayor.taking': () => tableWith(),
    'trader.turning': () => tableWith('forestHouse', 'landOffice'),
    'settler.offered': declinable,
    'builder.offered': declinable,
    'craftsman.offered': declinable,
    'captain.offered': declinable,
  }
  for (const at of [...ADDED_DECISIONS, 'captain.offered' as const]) {
    const turned = edited(ready[at](), edit.setAddedTurn(at, 0, 0))
    expect([at, validate(turned)]).toEqual([at, []])
    const move = [...puertoRico.game.legalMoves(turned)][0]
    expect([at, move && verdictOn(puertoRico, turned, move).legal]).toEqual([at, true])
  }
})
