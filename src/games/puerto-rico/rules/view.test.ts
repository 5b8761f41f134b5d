import { describe, expect, test } from 'vitest'
import { moverOf, playGame } from '../../../engine/random-game.ts'
import { shuffled } from '../../../engine/rng.ts'
import { puertoRico } from '../definition.ts'
import { copyState } from './copy-state.ts'
import { setUp } from './setup.ts'
import type { Position } from './state.ts'
import { playerView } from './view.ts'
import { GOODS } from './vocabulary.ts'

/** The same game as far as anybody can see: another order of the pile, another course of chance. */
function differentlyDealt(position: Position, seed: number): Position {
  const copy = copyState(position)
  copy.plantations.pile = shuffled({ rng: seed }, copy.plantations.pile)
  copy.rng = seed
  return copy
}

function positions(): Position[] {
  const all: Position[] = []
  for (const seats of [2, 3, 5])
    playGame(
      puertoRico,
      { edition: 'classic', seats, seed: seats, options: { 'info.vpHidden': true } },
      (at) => all.push(copyState(at)),
    )
  return all
}

const POSITIONS = positions()

describe('a view', () => {
  test('is the same where only hidden things differ', () => {
    const seed = moverOf(2)
    for (const position of POSITIONS) {
      const other = differentlyDealt(position, Math.floor(seed() * 1e9))
      expect(JSON.stringify(playerView(other, 0))).toBe(JSON.stringify(playerView(position, 0)))
    }
  })

  test('hides the points of the others, until the game is over', () => {
    for (const position of POSITIONS)
      for (const seat of position.players.keys()) {
        const seen = playerView(position, seat).players.map(({ vp }) => vp)
        const all = position.players.map(({ vp }) => vp)
        const expected =
          position.at === 'over' ? all : all.map((vp, whose) => (whose === seat ? vp : null))
        expect(seen).toEqual(expected)
      }
  })

  test('shows all points where they lie open', () => {
    const position = setUp({ edition: 'two-player', seats: 2, seed: 1 })
    expect(playerView(position, 1).players).toEqual(position.players)
  })

  test('keeps what anybody can count: which tiles the pile holds, what lies open, what is discarded', () => {
    for (const position of POSITIONS) {
      const { pile, ...open } = position.plantations
      const seen = playerView(position, 0).plantations
      const counted = GOODS.map((good) => [good, pile.filter((tile) => tile === good).length])
      expect(seen).toEqual({ ...open, pile: Object.fromEntries(counted) })
    }
  })

  test('leaves the position as it is', () => {
    const [position] = POSITIONS
    const before = JSON.stringify(position)
    if (position) playerView(position, 1)
    expect(JSON.stringify(position)).toBe(before)
  })
})
