import { expect, test } from 'vitest'
import { setUp } from '../setup.ts'
import { startBuilderTurn, universityOffers } from './builder.ts'

test('a colonist is offered only where a building was built in this turn', () => {
  const position = setUp({ edition: 'two-player', seats: 2, seed: 1 })
  position.players[0]?.city.push({ id: 'university', workers: 1 })
  expect(universityOffers(position)).toBe(false)
  position.phase.building = 'smallMarket'
  expect(universityOffers(position)).toBe(true)
  startBuilderTurn(position)
  expect(universityOffers(position)).toBe(false)
})
