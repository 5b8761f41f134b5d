import { expect, test } from 'vitest'
import { allWithoutParticles } from './fallback.ts'

test('what is taken over from the original keeps its terms and values, and no particle', () => {
  expect(allWithoutParticles({ a: { title: '[[house|을]] {good|이} [[mayor]]' } })).toEqual({
    a: { title: '[[house]] {good} [[mayor]]' },
  })
})
