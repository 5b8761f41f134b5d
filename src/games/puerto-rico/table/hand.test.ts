import { expect, test } from 'vitest'
import { setUp } from '../rules/setup.ts'
import { type Position, playerAt } from '../rules/state.ts'
import { emptyHand, tap } from './hand.ts'

/** Somebody who loads corn alone, with a ship that takes no other good. */
function loading(): Position {
  const start = setUp({ edition: 'two-player', seats: 2, seed: 1 })
  const { goods } = playerAt(start, 0)
  const held = { ...playerAt(start, 0), goods: { ...goods, corn: 2, coffee: 1 } }
  return {
    ...start,
    at: 'captain.loading',
    seat: 0,
    players: start.players.with(0, held),
    ships: start.ships.map(({ size }, place) => ({
      size,
      good: place === 0 ? 'corn' : 'fruit',
      count: 1,
    })),
  }
}

test('a good that no ship takes is refused at once, and no ship is asked for', () => {
  const position = loading()
  const tapped = (key: string) =>
    tap(position, emptyHand(position), { key, seat: 0, direct: false })
  expect(tapped('good:coffee')).toMatchObject({
    hand: { good: null },
    attempt: { do: 'load', good: 'coffee' },
  })
  expect(tapped('good:corn')).toMatchObject({ hand: { good: 'corn' } })
  expect(tapped('good:corn').attempt).toBeUndefined()
})

test('a good stays chosen when a ship refuses it, so that the next tap names another ship', () => {
  const position = loading()
  const [right, wrong] = position.ships
  const hand = { ...emptyHand(position), good: 'corn' } as const
  const tapped = tap(position, hand, { key: `ship:${wrong?.size}`, seat: undefined, direct: false })
  expect(tapped.attempt).toEqual({ do: 'load', seat: 0, good: 'corn', ship: wrong?.size })
  expect(tapped.hand).toEqual(hand)
  const again = tap(position, tapped.hand, {
    key: `ship:${right?.size}`,
    seat: undefined,
    direct: false,
  })
  expect(again.attempt).toMatchObject({ good: 'corn', ship: right?.size })
})
