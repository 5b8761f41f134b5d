import { expect, test } from 'vitest'
import { NAMES } from '../../src/games/puerto-rico/bots/fitted-standing.ts'
import { FITTED } from '../../src/games/puerto-rico/bots/fitted-weights.ts'
import { leastSquares } from './least-squares.ts'
import { type Sample, samplesOf } from './samples.ts'

test('weights that made the values are found again', () => {
  const squares = leastSquares(3, 1e-9)
  for (let index = 0; index < 30; index++) {
    const given = [index % 3, index % 5, (index * index) % 7]
    squares.add(given, 2 * (given[0] ?? 0) - 0.5 * (given[1] ?? 0) + 3 * (given[2] ?? 0))
  }
  expect(squares.solve().map((weight) => Number(weight.toFixed(6)))).toEqual([2, -0.5, 3])
})

test('games of a seed are the same again', () => {
  expect(samplesOf(3, 5)).toEqual(samplesOf(3, 5))
  expect(samplesOf(3, 6)).not.toEqual(samplesOf(3, 5))
})

/** By how much leads are foretold wrongly, on average of the squares. */
function offBy(samples: readonly Sample[], weights: readonly number[]): number {
  let squares = 0
  for (const { more, lead } of samples) {
    const foretold = more.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0)
    squares += (lead - foretold) ** 2
  }
  return Math.sqrt(squares / samples.length)
}

test.each([
  [2, FITTED.two],
  [3, FITTED.several],
] as const)('with %i seats the fitted weights foretell games that they were not made from better than plain sums', (seats, fitted) => {
  const samples = Array.from({ length: 30 }, (_, game) => samplesOf(seats, 1e6 + game)).flat()
  const plain = NAMES.flatMap((_, index) => [index < 6 ? 1 : 0, 0])
  const weights = NAMES.flatMap((name) => fitted[name])
  expect(offBy(samples, weights)).toBeLessThan(0.95 * offBy(samples, plain))
})
