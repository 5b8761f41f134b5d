import { expect, test } from 'vitest'
import { namesForOthers, namesOf } from './player-names.ts'

const players = ['human', 'novice']

test('whoever plays alone against bots is oneself, and nobody is to those who are told of it', () => {
  const [me] = namesOf({ players })
  expect(me).toBe('나')
  expect(namesForOthers(players)).not.toContain(me)
  expect(namesOf({ players, foreign: true })).toEqual(namesForOthers(players))
})

test('two who gave one name in a game by link are told apart', () => {
  const humans = ['human', 'human', 'human']
  const named = (...names: string[]) => namesOf({ players: humans, link: { names } })
  expect(named('윤슬', '가온', '')).toEqual(['윤슬', '가온', '플레이어 C'])
  expect(named('윤슬', '가온', '윤슬')).toEqual(['윤슬 A', '가온', '윤슬 C'])
})
