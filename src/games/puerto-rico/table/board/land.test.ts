import { expect, test } from 'vitest'
import type { GameEvent } from '../../rules/events.ts'
import { landClass, landOrder, tilesCame } from './land.ts'

const NONE = { corn: 0, fruit: 0, sugar: 0, tobacco: 0, coffee: 0, quarry: 0 }

const took = (
  seat: number,
  token: GameEvent['token'],
  from: GameEvent['from'] = 'faceUp',
): GameEvent => ({
  rule: 'settler.take',
  seat,
  token,
  count: 1,
  from,
  to: 'land',
})

test('a tile that comes lies after all others, whatever its kind', () => {
  const events = [took(0, 'coffee'), took(1, 'sugar'), took(0, 'quarry', 'supply'), took(0, 'corn')]
  const came = tilesCame(events, 0)
  expect(came).toEqual(['coffee', 'quarry', 'corn'])
  const tiles = { ...NONE, corn: 2, coffee: 1, quarry: 1 }
  expect(landOrder(tiles, came)).toEqual(['corn', 'coffee', 'quarry', 'corn'])
})

test('a colonist that comes to the land is no tile', () => {
  expect(tilesCame([took(0, 'colonist', 'supply')], 0)).toEqual([])
})

test('where nothing is known of what came, tiles lie by kind', () => {
  expect(landOrder({ ...NONE, quarry: 1, corn: 2 })).toEqual(['corn', 'corn', 'quarry'])
})

test('a second row is shown once a tile lies in it', () => {
  expect([6, 7].map(landClass)).toEqual(['grid land one-row', 'grid land'])
})
