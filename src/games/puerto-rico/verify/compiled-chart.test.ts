import { expect, test } from 'vitest'
import { moverOf } from '../../../engine/random-game.ts'
import { bulkGame } from '../rules/bulk.ts'
import { fullGame } from '../rules/expansions/bulk.ts'
import { game } from '../rules/game.ts'
import { setUp } from '../rules/setup.ts'
import { shortMoves } from './all-moves.ts'
import { GAMES, someAddedSetup, someSetup, TIMES } from './positions.ts'

/** Plays the games of set-ups all three ways. */
function compare(bulk: typeof bulkGame, setups: readonly Parameters<typeof setUp>[0][]): void {
  for (const [index, setup] of setups.entries()) {
    const position = setUp(setup)
    const [second, third] = [structuredClone(position), structuredClone(position)]
    const draw = moverOf(setup.seed)
    const drawAgain = moverOf(setup.seed)
    const drawAndPlay = moverOf(setup.seed)
    for (;;) {
      const move = bulk.randomMove(position, draw)
      expect(move).toEqual(game.randomMove(second, drawAgain))
      expect(bulk.playRandomMove(third, drawAndPlay)).toBe(move !== null)
      if (!move) break
      for (const said of index % 5 === 0 ? shortMoves(move.seat) : [])
        expect(bulk.judge(position, said)).toEqual(game.judge(position, said))
      bulk.applyMoveInPlace(position, move)
      game.applyMoveInPlace(second, move)
      expect(position).toEqual(second)
      expect(position).toEqual(third)
    }
    expect(position.at).toBe('over')
  }
}

test('compiled code draws the moves, rules and reaches the positions of the table stepper', () => {
  const holder = { rng: 5 }
  const count = 2 * GAMES.length * TIMES
  compare(
    bulkGame,
    Array.from({ length: count }, (_, index) => someSetup(holder, index)),
  )
})

test('so does that of games with expansions', () => {
  const holder = { rng: 7 }
  const setups = Array.from({ length: 24 }, (_, index) => someAddedSetup(holder, index))
  compare(fullGame, setups)
})

test('compiled code refuses what the chart has no way for, and changes nothing', () => {
  const position = setUp({ edition: 'classic', seats: 3, seed: 1 })
  const before = structuredClone(position)
  expect(() => bulkGame.applyMoveInPlace(position, { do: 'recruit', seat: 0 })).toThrow(
    'no recruit at roles',
  )
  expect(() =>
    bulkGame.applyMoveInPlace({ ...position, at: 'over' }, { do: 'pass', seat: 0 }),
  ).toThrow()
  expect(position).toEqual(before)
})
