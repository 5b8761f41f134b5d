import { expect, test } from 'vitest'
import { leHavre } from '../games/le-havre/definition.ts'
import { ownMoves, randomOwnMove } from './own-moves.ts'
import { playGame } from './random-game.ts'
import { random } from './rng.ts'
import type { RuleSet } from './rule-set.ts'
import type { GameTypes } from './types.ts'

const MOST_LISTED = 200

/** How often other seats may act too in a random game, every decision looked at for moves of its own seat. */
function openDecisions<G extends GameTypes>(rules: RuleSet<G>, setup: G['Setup']): number {
  const { game } = rules
  const rng = { rng: 1 }
  let open = 0
  playGame(rules, setup, (position, next) => {
    const drawn = randomOwnMove(game, position, () => random(rng))
    expect(drawn?.seat).toBe(next ? position.seat : undefined)
    if (!next) return
    const [first, second] = ownMoves(game, position)
    expect([first?.seat, second?.seat ?? position.seat]).toEqual([position.seat, position.seat])
    // Layouts may be by the hundred thousand.
    const listed = game.legalMoves(position).take(MOST_LISTED)
    if (listed.some(({ seat }) => seat !== position.seat)) open++
  })
  return open
}

test('who decides picks among its own moves, though others may sell and repay in Le Havre', () => {
  expect(openDecisions(leHavre, { version: 'short', seats: 3, seed: 1 })).toBeGreaterThan(10)
})
