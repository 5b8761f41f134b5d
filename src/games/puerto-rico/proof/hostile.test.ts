import { expect, test } from 'vitest'
import { setUp } from '../rules/setup.ts'
import { hostileInputs, type Input } from './hostile/inputs.ts'
import { hostileRound } from './hostile.ts'

const inputs = hostileInputs()

test.each(
  inputs.map((input) => [input.name, input] as const),
)('300 damaged inputs of the kind %s are refused or sound', async (_, input) => {
  const { refused, faults } = await hostileRound(input, 300, 77)
  expect(faults).toEqual([])
  expect(refused).toBeGreaterThan(150)
})

const impossible = { ...setUp({ edition: 'two-player', seats: 2, seed: 1 }), market: 99 }

test.each<[string, Input['read'], string]>([
  [
    'an exception',
    () => {
      throw new Error('broken')
    },
    'Error: broken',
  ],
  ['an impossible position', () => ({ positions: [impossible] }), 'impossible position'],
  ['silence', () => ({ refused: '' }), 'without a word'],
])('%s is found', async (_, read, message) => {
  const { faults } = await hostileRound({ name: 'x', make: () => 'x', read }, 1, 1)
  expect(faults.join()).toContain(message)
})
