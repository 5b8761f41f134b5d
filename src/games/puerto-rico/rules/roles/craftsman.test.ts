import { expect, test } from 'vitest'
import { emitInto } from '../../../../engine/events.ts'
import type { GameEvent } from '../events.ts'
import { setUp } from '../setup.ts'
import { forgetProduction, produceAll } from './craftsman.ts'

test('what the supply lacks is told, and what the chooser made is remembered until forgotten', () => {
  const position = setUp({ edition: 'two-player', seats: 2, seed: 1 })
  const [first] = position.players
  if (!first) throw new Error('a player expected')
  first.manned.corn = 3
  position.supply.goods.corn = 1
  const events: GameEvent[] = []
  produceAll(position, emitInto(events))
  expect(events.map(({ rule, token, count }) => `${rule}: ${count} ${token}`)).toEqual([
    'craftsman.shortage: 2 corn',
    'craftsman.corn: 1 corn',
  ])
  expect(position.phase.produced.corn).toBe(1)
  forgetProduction(position)
  expect(position.phase.produced.corn).toBe(0)
})
