import { expect, test } from 'vitest'
import { choose } from '../../../bots/bot.ts'
import { game } from '../rules/game.ts'
import { resultOf } from '../rules/scoring.ts'
import { setUp } from '../rules/setup.ts'
import type { Position } from '../rules/state.ts'
import { playerView } from '../rules/view.ts'
import { BOTS } from './bots.ts'
import { LEVELS, type Level } from './levels.ts'
import { playGame, toEnd } from './testing.ts'

test('each level beats the one below in a game that is given again by its seed', () => {
  for (const [at, level] of LEVELS.entries()) {
    const below = LEVELS[at - 1]
    if (!below || level === 'expert') continue
    const [first = 0, second = 0] = resultOf(toEnd([below, level], 'short', 1)).points
    expect(second, level).toBeGreaterThan(first)
  }
})

test('games of every number of seats and both versions come to their end by legal moves, with any options', () => {
  for (const seats of [1, 2, 3, 4, 5]) {
    const levels = Array.from({ length: seats }, (): Level => 'intermediate')
    expect(toEnd(levels, 'short', seats, seats * 7919).at).toBe('over')
  }
  expect(toEnd(['intermediate', 'advanced'], 'full', 3, -1).at).toBe('over')
  expect(toEnd(['expert', 'intermediate', 'novice'], 'short', 4, 0).at).toBe('over')
})

test('same seed and iterations, same choice', () => {
  for (const level of LEVELS) {
    const position = setUp({ version: 'full', seats: 2, seed: 9 })
    game.applyMoveInPlace(position, { do: 'supply', seat: 0 })
    const asked = () => choose(BOTS[level], playerView(position, 0), { iterations: 12 }, { rng: 3 })
    expect(asked()).toEqual(asked())
  }
})

test('a budget ends the thinking, and a move is there all the same', () => {
  const position = setUp({ version: 'full', seats: 2, seed: 9 })
  game.applyMoveInPlace(position, { do: 'supply', seat: 0 })
  const steps = (iterations: number): number => {
    const thinking = BOTS.expert.think(playerView(position, 0), { iterations }, { rng: 3 })
    let count = 0
    while (!thinking.next().done) count += 1
    return count
  }
  expect(steps(3)).toBeLessThan(6)
  expect(steps(30)).toBeGreaterThan(20)
})

test('what lies face down is not known', () => {
  const position = setUp({ version: 'full', seats: 2, seed: 5 })
  const other = setUp({ version: 'full', seats: 2, seed: 5 })
  other.specials.pile.reverse()
  other.tiles = [...other.tiles.slice(0, other.turn), ...other.tiles.slice(other.turn).reverse()]
  expect(other.tiles).not.toEqual(position.tiles)
  for (const level of LEVELS) {
    const asked = (at: Position) =>
      choose(BOTS[level], playerView(at, at.seat), { iterations: 8 }, { rng: 3 })
    expect(asked(other)).toEqual(asked(position))
  }
})

test('nobody sells a card, and nobody borrows who could pay', () => {
  const levels: Level[] = ['intermediate', 'intermediate', 'advanced']
  for (const seed of [1, 2, 3])
    playGame(levels, setUp({ version: 'short', seats: 3, seed }), (position, { move }) => {
      expect(move.do).not.toBe('sell')
      if (move.do !== 'borrow') return
      const pays = game.legalMoves(position).some((one) => one.do === 'pay')
      expect(pays).toBe(false)
    })
})

test('a finished game is refused', () => {
  const over = toEnd(['novice', 'novice'], 'short', 2)
  for (const level of LEVELS)
    expect(() => choose(BOTS[level], playerView(over, 0), { ms: 1 }, { rng: 1 })).toThrow(
      RangeError,
    )
})
