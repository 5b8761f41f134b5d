import { expect, test } from 'vitest'
import { searching } from '#language/search.ts'
import { searching as english } from '../text/en/search.ts'
import { ofGame } from './game.ts'

const GAMES = {
  '/puerto-rico/': ['푸에르토 리코', 'puerto rico'],
  '/le-havre/': ['르아브르', 'le havre'],
}

test.each([
  ['르아브르 은행', '은행', '/le-havre/'],
  ['은행 르아브르', '은행', '/le-havre/'],
  ['르 아브르 은행', '은행', '/le-havre/'],
  ['르아브르에서 대출 이자', '대출 이자', '/le-havre/'],
  ['Le Havre bank', 'bank', '/le-havre/'],
  ['푸에르토리코 조선소', '조선소', '/puerto-rico/'],
  ['푸에르토 리코의 조선소', '조선소', '/puerto-rico/'],
])('%s asks for %s of one game', (query, left, start) => {
  expect(ofGame(query, GAMES, searching)).toEqual({ query: left, start })
})

test.each([
  '은행',
  '르아브르',
  '푸에르토 리코',
  '',
  '아브르 은행',
])('“%s” names no game among other words', (query) => {
  expect(ofGame(query, GAMES, searching)).toBeNull()
})

test('in another language too', () => {
  expect(ofGame('bank in Le Havre', GAMES, english)).toEqual({
    query: 'bank in',
    start: '/le-havre/',
  })
})
