import { expect, test } from 'vitest'
import { namesForOthers, namesOf } from './player-names.ts'

test('whoever plays alone against bots is oneself, and nobody is to those who are told of it', () => {
  const [me] = namesOf(['human', 'novice'])
  expect(me).toBe('나')
  expect(namesForOthers(['human', 'novice'])).not.toContain(me)
})
