import { expect, test } from 'vitest'
import { noop } from '../../../../engine/events.ts'
import { setUp } from '../setup.ts'
import type { Position } from '../state.ts'
import { GOODS } from '../vocabulary.ts'
import { hospiceOffers, turnUpPlantations } from './settler.ts'

function positionWithHospice(): Position {
  const position = setUp({ edition: 'two-player', seats: 2, seed: 1 })
  position.players[0]?.city.push({ id: 'hospice', workers: 1 })
  return position
}

test('a colonist is offered only where a tile was placed', () => {
  const position = positionWithHospice()
  expect(hospiceOffers(position)).toBe(false)
  position.phase.tile = 'corn'
  expect(hospiceOffers(position)).toBe(true)
})

test('discards are shuffled as they become the pile', () => {
  const orders = [1, 2, 3].map((rng) => {
    const position = { ...positionWithHospice(), rng }
    position.plantations = {
      faceUp: [],
      pile: [],
      discard: { corn: 3, fruit: 3, sugar: 3, tobacco: 3, coffee: 3 },
    }
    turnUpPlantations(position, () => {}, noop)
    const { faceUp, pile, discard } = position.plantations
    expect(faceUp).toHaveLength(3)
    expect(GOODS.map((good) => discard[good])).toEqual([0, 0, 0, 0, 0])
    return [...pile, ...faceUp].join()
  })
  expect(new Set(orders).size).toBe(3)
})
