import { expect, test } from 'vitest'
import { fuzzRound } from '../../../engine/fuzz.ts'
import { fuzzInputs } from './fuzz.ts'

test.each(
  fuzzInputs().map((input) => [input.name, input] as const),
)('200 damaged inputs of the kind %s are refused or sound', async (_, input) => {
  const { refused, faults } = await fuzzRound(input, 200, 77)
  expect(faults).toEqual([])
  expect(refused).toBeGreaterThan(100)
})
