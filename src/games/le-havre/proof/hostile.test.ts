import { expect, test } from 'vitest'
import { hostileRound } from '../../../engine/hostile.ts'
import { hostileInputs } from './hostile.ts'

test.each(
  hostileInputs().map((input) => [input.name, input] as const),
)('200 damaged inputs of the kind %s are refused or sound', async (_, input) => {
  const { refused, faults } = await hostileRound(input, 200, 77)
  expect(faults).toEqual([])
  expect(refused).toBeGreaterThan(100)
})
