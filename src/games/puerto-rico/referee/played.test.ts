import { expect, test } from 'vitest'
import { type Lines, playedOn, takenUp } from '../../../referee/played.ts'
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import { setUp } from '../rules/setup.ts'
import type { PuertoRico } from '../rules/types.ts'
import { edited } from './edit-position.ts'
import * as edit from './edits.ts'

const start = setUp({ edition: 'two-player', seats: 2, seed: 1 })
const first: Move = { do: 'chooseRole', seat: 0, role: 'builder' }
const afterFirst = playedOn(game, start, [first])
const second: Move = { do: 'build', seat: 0, building: 'constructionHut' }
const lines: Lines<PuertoRico> = { start, done: [first, second], undone: [], branches: [[first]] }

test('moves are played as far as the rules allow', () => {
  expect(afterFirst).toHaveLength(1)
  const next = game.applyMove(start, first)
  expect(next.ok && afterFirst[0]?.after).toEqual(next.ok && next.position)
  expect(playedOn(game, start, [first, first])).toHaveLength(1)
})

test('a line is taken up where it was left, as long as the position is the same', () => {
  const { made, at, branches } = takenUp(game, lines, structuredClone(start))
  expect([made.map(({ move }) => move), at]).toEqual([[first, second], 2])
  expect(branches.map((turns) => turns.map(({ move }) => move))).toEqual([[first]])
})

test('after an edit it can be played on as far as it is still legal', () => {
  const poor = edited(start, edit.setCoins(0, 0))
  const { made, at } = takenUp(game, lines, poor)
  expect([made.map(({ move }) => move), at]).toEqual([[first], 0])
})

test('without lines there is nothing to take up', () => {
  expect(takenUp(game, null, start)).toEqual({ made: [], at: 0, branches: [] })
})
