import { expect, test } from 'vitest'
import { type GameEvent, placeOfShip } from './events.ts'
import { game } from './game.ts'

test('a ship of any size is a place', () => {
  const ship = { good: null, count: 0 }
  expect(placeOfShip({ ...ship, size: 4 })).toBe('ship4')
  expect(placeOfShip({ ...ship, size: 15 })).toBe('ship15')
})

test('gains are what comes to the own places less what leaves them, and nothing else', () => {
  const event = { rule: 'captain.load', seat: 0, count: 2, from: 'goods', to: 'supply' } as const
  const events: GameEvent[] = [
    { ...event, token: 'corn' },
    { ...event, token: 'corn', count: 3, from: 'supply', to: 'goods' },
    { ...event, token: 'coins', from: 'bank', to: 'purse' },
    { ...event, token: 'sugar', from: 'goods', to: 'goods' },
    { ...event, token: 'vp', seat: 1, from: 'supply', to: 'chips' },
    { ...event, token: 'discount', from: 'supply', to: 'purse' },
    { ...event, token: 'governor', from: 'table', to: 'board' },
  ]
  expect(game.netGains(events, 0)).toEqual({ corn: 1, coins: 2 })
  expect(game.netGains(events, 1)).toEqual({ vp: 2 })
})
