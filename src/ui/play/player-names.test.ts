import { expect, test } from 'vitest'
import { namesForOthers, namesOf } from './player-names.ts'

const players = ['human', 'novice']

test('whoever plays alone against bots is oneself, and nobody is to those who are told of it', () => {
  const [me] = namesOf({ players })
  expect(me).toBe('나')
  expect(namesForOthers(players)).not.toContain(me)
  expect(namesOf({ players, foreign: true })).toEqual(namesForOthers(players))
})
