import { expect, test } from 'vitest'
import { random } from '../../../engine/rng.ts'
import { validate } from '../rules/impossible.ts'
import { setUp } from '../rules/setup.ts'
import type { Position } from '../rules/state.ts'
import { playerView } from '../rules/view.ts'
import { determinize } from './determinize.ts'
import { otherwiseHidden, positionsOf, TABLES } from './testing.ts'

test('every sample is a position that can occur and looks the same to the seat', () => {
  const rng = { rng: 2 }
  for (const [edition, seats] of TABLES)
    for (const position of positionsOf(edition, seats, rng)) {
      if (random(rng) > 0.3) continue
      const seen = playerView(position, position.seat)
      const sampled = determinize(seen, rng)
      expect(validate(sampled)).toEqual([])
      expect(playerView(sampled, position.seat)).toEqual(seen)
    }
})

test('nothing hidden gets into a sample, whatever is given', () => {
  const rng = { rng: 6 }
  for (const [edition, seats] of TABLES)
    for (const position of positionsOf(edition, seats, rng)) {
      if (random(rng) > 0.2) continue
      const other = otherwiseHidden(position, rng)
      const sample = (of: Position) => determinize(playerView(of, 0), { rng: 3 })
      expect(sample(other)).toEqual(sample(position))
    }
})

test('samples differ in what is hidden', () => {
  const position = setUp({ edition: 'classic', seats: 3, seed: 7 })
  const rng = { rng: 1 }
  const piles = Array.from({ length: 20 }, () =>
    determinize(playerView(position, 0), rng).plantations.pile.join(),
  )
  expect(new Set(piles).size).toBe(20)
})

test('hidden chips are shared out to the last one', () => {
  const options = { 'info.vpHidden': true } as const
  const position = setUp({ edition: 'classic', seats: 3, seed: 7, options })
  position.supply.vp -= 30
  for (const player of position.players) player.vp = 10
  const rng = { rng: 1 }
  const shares = Array.from({ length: 20 }, () =>
    determinize(playerView(position, 0), rng).players.map(({ vp }) => vp),
  )
  for (const [mine, one = 0, other = 0] of shares) expect([mine, one + other]).toEqual([10, 20])
  expect(new Set(shares.map(([, one]) => one)).size).toBeGreaterThan(3)
})
