import { expect, test } from 'vitest'
import { moverOf } from '../../../engine/random-game.ts'
import { bulkGame } from '../rules/bulk.ts'
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import { setUp } from '../rules/setup.ts'
import { someSetup, TABLES } from './setups.ts'

test('compiled code draws the moves, rules and reaches the positions of the table stepper', () => {
  const holder = { rng: 5 }
  for (let index = 0; index < TABLES.length; index++) {
    const setup = someSetup(holder, index)
    const position = setUp(setup)
    const [second, third] = [structuredClone(position), structuredClone(position)]
    const draw = moverOf(setup.seed)
    const drawAgain = moverOf(setup.seed)
    const drawAndPlay = moverOf(setup.seed)
    const said: Move[] = []
    for (;;) {
      const move = bulkGame.randomMove(position, draw)
      expect(move).toEqual(game.randomMove(second, drawAgain))
      expect(bulkGame.playRandomMove(third, drawAndPlay)).toBe(move !== null)
      if (!move) break
      said.push(move)
      for (const again of said.slice(-20))
        expect(bulkGame.judge(position, again)).toEqual(game.judge(position, again))
      bulkGame.applyMoveInPlace(position, move)
      game.applyMoveInPlace(second, move)
      expect(position).toEqual(second)
      expect(position).toEqual(third)
    }
    expect(position.at).toBe('over')
  }
})

test('compiled code refuses what the chart has no way for, and changes nothing', () => {
  const position = setUp({ version: 'short', seats: 3, seed: 1 })
  const before = structuredClone(position)
  expect(() => bulkGame.applyMoveInPlace(position, { do: 'stop', seat: 0 })).toThrow(
    'no stop at turn.opened',
  )
  expect(() =>
    bulkGame.applyMoveInPlace({ ...position, at: 'over' }, { do: 'stop', seat: 0 }),
  ).toThrow()
  expect(position).toEqual(before)
})
