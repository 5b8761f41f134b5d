import { expect, test } from 'vitest'
import { emitInto } from '../../../engine/events.ts'
import type { GameEvent } from './events.ts'
import { setUp } from './setup.ts'

const line = ({ rule, seat, token, count, from, to }: GameEvent): string =>
  `${rule}: ${seat} ${count} ${token} ${from} > ${to}`

test('a deal tells what everybody gets and what is laid out', () => {
  const events: GameEvent[] = []
  const { plantations, at } = setUp({ edition: 'two-player', seats: 2, seed: 1 }, emitInto(events))
  expect(at).toBe('roles')
  expect(events.map(line)).toEqual([
    'setup.coins: 0 3 coins bank > purse',
    'setup.plantation: 0 1 fruit supply > land',
    'setup.coins: 1 3 coins bank > purse',
    'setup.plantation: 1 1 corn supply > land',
    ...plantations.faceUp.map((tile) => `setup.display: 0 1 ${tile} pile > faceUp`),
    'setup.market: 0 2 colonist supply > market',
  ])
})

test('the pile is shuffled by the seed', () => {
  const pile = (seed: number) =>
    setUp({ edition: 'two-player', seats: 2, seed }).plantations.pile.join()
  expect(pile(1)).toBe(pile(1))
  expect(pile(1)).not.toBe(pile(2))
})

test('tiles may be laid in a given order, but no others', () => {
  const setup = { edition: 'two-player', seats: 2, seed: 1 } as const
  const { faceUp, pile } = setUp(setup).plantations
  const order = [...pile, ...faceUp].sort()
  const laid = setUp({ ...setup, pile: order }).plantations
  expect([...laid.faceUp, ...[...laid.pile].reverse()]).toEqual(order)
  expect(() => setUp({ ...setup, pile: order.slice(1) })).toThrow(/not those of this game/)
})
