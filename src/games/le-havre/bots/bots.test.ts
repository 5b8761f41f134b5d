import { expect, test } from 'vitest'
import { choose } from '../../../bots/bot.ts'
import { game } from '../rules/game.ts'
import { resultOf } from '../rules/scoring.ts'
import { setUp } from '../rules/setup.ts'
import type { Position } from '../rules/state.ts'
import { view } from '../rules/view.ts'
import { botWords } from '../words/bot-words.ts'
import { BOTS } from './bots.ts'
import type { Level } from './levels.ts'
import { foodLacking } from './worth.ts'

const BUDGET = { ms: 1 }

/** Plays a game of bots to its end, each move judged and each reason told. */
function play(levels: readonly Level[], version: Position['version'], seed: number): Position {
  let position = setUp({ version, seats: levels.length, seed })
  const rng = { rng: seed }
  while (position.at !== 'over') {
    const { seat } = position
    const level = levels[seat]
    if (!level) throw new RangeError(`no bot in seat ${seat}`)
    const { move, reason } = choose(BOTS[level], view(position, seat), BUDGET, rng)
    expect(move.seat).toBe(seat)
    expect(botWords(reason).length).toBeGreaterThan(0)
    const made = game.advance(position, move)
    if (!made.ok) throw new Error(`${position.at}: ${JSON.stringify(move)} breaks ${made.broken}`)
    if (reason.kind === 'only')
      expect(Array.from(game.legalMoves(position).take(2))).toHaveLength(1)
    if (reason.kind === 'feeds')
      expect(reason.food).toBeLessThanOrEqual(foodLacking(position, seat))
    position = made.position
  }
  return position
}

test('the second bot beats the first', () => {
  const [first = 0, second = 0] = resultOf(play(['novice', 'intermediate'], 'short', 1)).points
  expect(second).toBeGreaterThan(first)
})

test('games of every number of seats come to their end', () => {
  for (const seats of [1, 3, 5]) {
    const levels = Array.from({ length: seats }, (): Level => 'novice')
    expect(play(levels, 'short', seats).at).toBe('over')
  }
  expect(play(['novice', 'novice'], 'full', 1).round).toBeGreaterThan(10)
})

test('what lies face down is not known', () => {
  const position = setUp({ version: 'full', seats: 2, seed: 5 })
  const other = setUp({ version: 'full', seats: 2, seed: 5 })
  other.specials.pile.reverse()
  other.tiles = [...other.tiles.slice(0, other.turn), ...other.tiles.slice(other.turn).reverse()]
  expect(other.tiles).not.toEqual(position.tiles)
  const asked = (at: Position) => choose(BOTS.intermediate, view(at, at.seat), BUDGET, { rng: 3 })
  expect(asked(other)).toEqual(asked(position))
})

test('a finished game is refused', () => {
  const over = play(['novice', 'novice'], 'short', 2)
  expect(() => choose(BOTS.novice, view(over, 0), BUDGET, { rng: 1 })).toThrow(RangeError)
})
