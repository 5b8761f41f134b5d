import { expect, test } from 'vitest'
import { GAMES } from '../../games/ids.ts'
import { LANGUAGES } from '../languages.ts'
import { gameLines, readUnusedWords, usesOf } from './unused-words.ts'

const words = readUnusedWords('puerto-rico')
const lines = gameLines('puerto-rico')

test('all kinds of text are read', () => {
  for (const part of [
    'terms.yaml',
    'rules.yaml',
    'course.yaml',
    '/reference/',
    '/cases/',
    '/lessons/',
    '/site/',
  ])
    expect(lines.filter(({ at }) => at.includes(part)).length).toBeGreaterThan(5)
  expect(lines.length).toBeGreaterThan(2000)
})

test.each(
  GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)),
)('one word for one thing: %s in %s', (game, language) => {
  const lines = gameLines(game, language)
  expect(lines.length).toBeGreaterThan(200)
  expect(usesOf(readUnusedWords(game, language), lines)).toEqual([])
})

test.each([
  ['둘째 열은 2까지 깎는다', true],
  ['둘째 줄은 2까지 깎는다', false],
  ['빈자리가 둘이다', true],
  ['상대 자리에서 다시 한다', false],
  ['건물이 힘을 낸다', true],
  ['그냥 넘긴다', true],
  ['건물이 기본 규칙을 이긴다', true],
  ['공업소는 번다', true],
  ['가장 많은 사람이 이긴다', false],
  ['[[governor]] 타일을 왼쪽 사람에게 넘긴다', false],
  ['농장 세 장을 펼친다', true],
  ['다음 장을 연다', false],
  ['판의 한 장면', false],
  ['채석장이 셋이다', false],
  ['이미 돈이 있다', true],
  ['돈독한 사이다', false],
  ['제 도시가 찼다', true],
  ['안내서입니다', true],
  ['그것은 아니다', false],
])('%s: %s', (text, used) => {
  expect(usesOf(words, [{ at: 'a:1', text }]).length > 0).toBe(used)
})
