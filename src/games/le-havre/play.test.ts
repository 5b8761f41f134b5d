import { expect, test } from 'vitest'
import { moveProblems, noteProblems, positionProblems } from '../../engine/audit.ts'
import { compareWithXState } from '../../engine/equivalence.ts'
import { moverOf, playGame } from '../../engine/random-game.ts'
import { leHavre } from './definition.ts'
import * as machine from './machine.ts'
import type { GameSetup } from './rules/setup.ts'
import type { Position } from './rules/state.ts'
import { ITEMS } from './rules/vocabulary.ts'
import { optionsBy, TABLES } from './verify/setups.ts'

const { game, setUp, scenario } = leHavre
/** Positions and moves are checked at one decision in so many. */
const ONE_IN = 8

function auditGame(setup: GameSetup, dealt = setUp): string[] {
  const found: string[] = []
  const random = moverOf(setup.seed + 1)
  playGame({ game, setUp: dealt }, setup, (position, next) => {
    if (next && random() * ONE_IN > 1) return
    found.push(
      ...positionProblems(leHavre, position, next),
      ...moveProblems(leHavre, position, next, random),
      ...(next ? noteProblems(leHavre, position, next) : []),
    )
  })
  return found
}

test.each(TABLES)('$version version, $seats seats: random games are without fault', (table) => {
  expect(auditGame({ ...table, seed: 1 })).toEqual([])
  expect(auditGame({ ...table, seed: 2, options: optionsBy(-1) })).toEqual([])
})

/** The first position, with so many of everything in every harbour that every building can be used. */
function richSetUp(setup: GameSetup): Position {
  const position = setUp(setup)
  for (const { items } of position.players) for (const item of ITEMS) items[item] += 20
  return position
}

test.each([
  { version: 'full', seats: 2 },
  { version: 'short', seats: 3 },
] as const)('$version version, $seats seats: so are games of rich harbours', (table) => {
  expect(auditGame({ ...table, seed: 5 }, richSetUp)).toEqual([])
})

const shorter = TABLES.filter(({ version, seats }) => version === 'short' || seats === 2)

test.each(shorter)('$version version, $seats seats: XState plays the same', (table) => {
  const setup = { ...table, seed: 3 }
  const decisions = compareWithXState(game, machine, setUp(setup), moverOf(setup.seed))
  expect(decisions).toBeGreaterThan(20)
})

test('every position is read again as it was, from JSON and from the words of a scenario', () => {
  for (const table of shorter)
    playGame(leHavre, { ...table, seed: 4 }, (position) => {
      if (position.turn !== position.round % 8) return
      expect(leHavre.parsePosition(JSON.parse(JSON.stringify(position)))).toEqual({
        ok: true,
        value: position,
      })
      const again = scenario.positionFrom(structuredClone(scenario.startFrom(position)))
      expect(again).toEqual({ ok: true, value: position })
    })
})

test('a position that cannot occur is refused with what is wrong', () => {
  const position = setUp({ version: 'short', seats: 3, seed: 1 })
  const problemsOf = (change: (at: Position) => void): string[] => {
    const changed = structuredClone(position)
    change(changed)
    const parsed = leHavre.parsePosition(changed)
    return parsed.ok ? [] : parsed.problems.map(({ problem }) => problem)
  }
  expect(problemsOf(() => {})).toEqual([])
  expect(problemsOf((at) => at.town.pop())).toEqual(['total'])
  expect(problemsOf((at) => at.stacks[0]?.reverse())).toEqual(['stack-order'])
  expect(problemsOf((at) => Object.assign(at, { seat: 4 }))).toEqual(['seat'])
  expect(problemsOf((at) => Object.assign(at, { round: 13 }))).toEqual(['round'])
  expect(problemsOf((at) => Object.assign(at, { at: 'turn.main' }))).toContain('phase')
  expect(problemsOf((at) => Object.assign(at.players[0] ?? {}, { disc: 'bank' }))).toEqual(['disc'])
  expect(problemsOf((at) => Object.assign(at.offers, { wood: -1 }))).toEqual(['shape'])
})

test('less than nothing of a token is a fault of a game that is played', () => {
  const position = setUp({ version: 'short', seats: 2, seed: 1 })
  expect(leHavre.validate(position)).toEqual([])
  for (const { items } of position.players) items.wood = -1
  position.offers.clay = -1
  expect(leHavre.validate(position).map(({ path }) => path)).toEqual([
    'players.0.items.wood',
    'players.1.items.wood',
    'offers.clay',
  ])
})

test('a purse of more than ninety-nine francs can pay at once what is owed', () => {
  const move = { do: 'pay', seat: 0, tokens: { franc: 134, fish: 4 } }
  expect(game.parseMove(move)).not.toBeNull()
  expect(game.parseMove({ ...move, tokens: { franc: 1000 } })).toBeNull()
})
