import { expect, test } from 'vitest'
import { setUp } from './setup.ts'
import { playerView } from './view.ts'

test('tiles are seen once they are reached, and all of them from the second round on', () => {
  const position = setUp({ version: 'full', seats: 2, seed: 1 })
  const seen = (changes: object) => playerView({ ...position, ...changes }, 0).tiles
  expect(seen({})).toEqual(Array(7).fill(null))
  expect(seen({ turn: 2 })).toEqual([...position.tiles.slice(0, 2), ...Array(5).fill(null)])
  expect(seen({ round: 2 })).toEqual(position.tiles)
})

test('of the special cards a seat sees those it has looked at, until another may have swapped them', () => {
  const position = setUp({ version: 'full', seats: 2, seed: 1 })
  const { specials } = position
  const top = specials.pile.slice(0, 2)
  const at = { ...position, specials: { ...specials, seen: [top, []], mixed: [false, false] } }
  expect(playerView(at, 0).specials.pile).toEqual([...top, null, null, null, null])
  expect(playerView(at, 1).specials.pile).toEqual(Array(6).fill(null))
  expect(playerView(at, 1).specials.seen).toEqual([])
  const mixed = { ...at, specials: { ...at.specials, mixed: [true, false] } }
  expect(playerView(mixed, 0).specials.pile).toEqual(Array(6).fill(null))
  expect(playerView(mixed, 0).specials.seen).toEqual(top)
  expect(playerView(at, 0).rng).toBe(0)
})
