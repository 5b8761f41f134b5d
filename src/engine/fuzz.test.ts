import { expect, test } from 'vitest'
import { fuzzRound, type Input } from './fuzz.ts'

const impossible = [{ path: 'market', problem: 'shape', values: {} }]

test.each<[string, Input['read'], string]>([
  [
    'an exception',
    () => {
      throw new Error('broken')
    },
    'Error: broken',
  ],
  ['an impossible position', () => ({ impossible }), 'was accepted: market: shape'],
  ['silence', () => ({ refused: '' }), 'without a word'],
])('%s is found', async (_, read, message) => {
  const { faults } = await fuzzRound({ name: 'x', make: () => 'x', read }, 1, 1)
  expect(faults.join()).toContain(message)
})
