import { expect, test } from 'vitest'
import { MOVE_DEFINITIONS as ALL_MOVE_DEFINITIONS } from './expansions/move-definitions.ts'
import { game } from './game.ts'
import { MOVE_KINDS } from './moves.ts'
import './expansions/rules.ts'

test('every move definition has its kind', () => {
  expect([...MOVE_KINDS].sort()).toEqual(Object.keys(ALL_MOVE_DEFINITIONS).sort())
})

test('a move is read by what it does', () => {
  const move = { do: 'sell', seat: 1, good: 'corn' }
  expect(game.parseMove(move)).toEqual(move)
  expect(game.parseMove({ ...move, do: 'takeTile' })).toBeNull()
})

test('whatever is named first, moves that do the same have the same key', () => {
  const place = { do: 'place', seat: 0, city: {} } as const
  expect(game.keyOfMove({ ...place, island: { quarry: 1, corn: 2, sugar: 0 } })).toBe(
    game.keyOfMove({ ...place, island: { corn: 2, quarry: 1 } }),
  )
})

test('a layout is read in its plain form, and keyed by what it does', () => {
  const move = { do: 'place', seat: 0, island: { quarry: 1, corn: 2, sugar: 0 }, city: {} }
  const plain = game.parseMove(move)
  expect(JSON.stringify(plain)).toBe(
    '{"do":"place","seat":0,"island":{"corn":2,"quarry":1},"city":{}}',
  )
  expect(plain && game.keyOfMove(plain)).toBe('place 0 corn:2,quarry:1, ')
})
