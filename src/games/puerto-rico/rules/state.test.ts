import { expect, test } from 'vitest'
import { copyState } from './copy-state.ts'
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

test('there is no player where there is no seat', () => {
  expect(playerAt(start, 2)).toBe(start.players[2])
  expect(() => playerAt(start, 3)).toThrow('no seat 3 in a game of 3')
})
