import { expect, test } from 'vitest'
import type { PuertoRicoBots } from '../games/puerto-rico/bots/types.ts'
import { setUp } from '../games/puerto-rico/rules/setup.ts'
import type { WeighedDecision } from './review.ts'
import { swingsOf } from './swings.ts'

const before = setUp({ edition: 'two-player', seats: 2, seed: 1 })
const turn = (seat: number, chance = false) => ({
  before,
  move: { do: 'pass', seat } as const,
  chance,
})
const decision = (at: number, mean: number, cost = 0): WeighedDecision<PuertoRicoBots> => ({
  turn: at,
  before,
  move: { do: 'pass', seat: 0 },
  weighed: {
    margins: [
      { mean, spread: 0.5 },
      { mean: -mean, spread: 0.5 },
    ],
    better: {
      move: { do: 'pass', seat: 0 },
      cost: { mean: cost, spread: 0 },
      reason: null,
      differences: [],
      lines: { made: [], better: [] },
    },
  },
})

const swings = (
  turns: ReturnType<typeof turn>[],
  weighed: readonly WeighedDecision<PuertoRicoBots>[],
) =>
  swingsOf<PuertoRicoBots, ReturnType<typeof turn>>({
    weighed,
    turns,
    seat: 0,
    least: 3,
    isChance: ({ chance }) => chance,
  }).map(({ by, cause, moves }) => [by, cause, moves.length])

test('a fall between two decisions is laid on who moved there, or on chance, and not on one’s own move', () => {
  expect(swings([turn(0), turn(1), turn(0)], [decision(0, 4), decision(2, -6)])).toEqual([
    [-10, 'other', 1],
  ])
  expect(swings([turn(0, true), turn(0)], [decision(0, 4), decision(1, 9)])).toEqual([
    [5, 'chance', 0],
  ])
  expect(swings([turn(0, true), turn(1), turn(0)], [decision(0, 4), decision(2, 9)])).toEqual([
    [5, 'both', 1],
  ])
})

test('what the next decision itself lost is no swing, nor what may be none', () => {
  expect(swings([turn(0), turn(1), turn(0)], [decision(0, 4), decision(2, -6, 10)])).toEqual([])
  expect(swings([turn(0), turn(1), turn(0)], [decision(0, 4), decision(2, 0.8)])).toEqual([])
})
