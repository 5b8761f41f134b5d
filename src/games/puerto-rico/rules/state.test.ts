import { expect, test } from 'vitest'
import { moverOf } from '../../../engine/random-game.ts'
import { expandedSetup, frozen, someSetup } from '../verify/positions.ts'
import { copyState } from './copy-state.ts'
import { game } from './game.ts'
import { setUp } from './setup.ts'
import { playerAt } from './state.ts'

const start = setUp({ edition: 'classic', seats: 3, seed: 1 })

test('a copy is the same, part for part', () => {
  const position = {
    ...start,
    phase: { ...start.phase, produced: { ...start.phase.produced, corn: 2 } },
  }
  expect(copyState(position)).toEqual(position)
  expect(copyState(position).phase.produced).not.toBe(position.phase.produced)
})

test('what copies share is replaced, never changed, in every game', () => {
  for (let index = 0; index < 40; index++) {
    const setup = index % 2 === 0 ? someSetup({ rng: index }, index) : expandedSetup(index)
    const draw = moverOf(index)
    let position = setUp(setup)
    for (let move = game.randomMove(position, draw); move; move = game.randomMove(position, draw)) {
      const next = game.applyMove(frozen(position), move)
      if (!next.ok) throw new Error(`${JSON.stringify(move)} breaks ${next.broken}`)
      position = next.position
    }
    expect(position.at).toBe('over')
  }
})

test('there is no player where there is no seat', () => {
  expect(playerAt(start, 2)).toBe(start.players[2])
  expect(() => playerAt(start, 3)).toThrow('no seat 3 in a game of 3')
})
