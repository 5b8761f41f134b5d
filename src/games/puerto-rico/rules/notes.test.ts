import { expect, test } from 'vitest'
import { game } from './game.ts'
import { type Note, placeOfShip } from './notes.ts'

test('a ship of any size is a place', () => {
  const ship = { good: null, count: 0 }
  expect(placeOfShip({ ...ship, size: 4 })).toBe('ship4')
  expect(placeOfShip({ ...ship, size: 15 })).toBe('ship15')
})

test('gains are what comes to the own places less what leaves them, and nothing else', () => {
  const note = { rule: 'captain.load', seat: 0, count: 2, from: 'goods', to: 'supply' } as const
  const notes: Note[] = [
    { ...note, token: 'corn' },
    { ...note, token: 'corn', count: 3, from: 'supply', to: 'goods' },
    { ...note, token: 'coins', from: 'bank', to: 'purse' },
    { ...note, token: 'sugar', from: 'goods', to: 'goods' },
    { ...note, token: 'vp', seat: 1, from: 'supply', to: 'chips' },
    { ...note, token: 'discount', from: 'supply', to: 'purse' },
    { ...note, token: 'governor', from: 'table', to: 'board' },
  ]
  expect(game.netGains(notes, 0)).toEqual({ corn: 1, coins: 2 })
  expect(game.netGains(notes, 1)).toEqual({ vp: 2 })
})
