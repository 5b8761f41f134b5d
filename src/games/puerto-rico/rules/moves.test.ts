import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ACTS } from './acts.ts'
import { MOVE_KINDS, moveSchema } from './moves.ts'

test('every act has its kind', () => {
  expect([...MOVE_KINDS].sort()).toEqual(Object.keys(ACTS).sort())
})

test('a move is read by what it does', () => {
  const move = { do: 'sell', seat: 1, good: 'corn' }
  expect(v.parse(moveSchema, move)).toEqual(move)
  expect(v.safeParse(moveSchema, { ...move, do: 'takeTile' }).success).toBe(false)
})
