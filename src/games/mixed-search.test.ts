/** What the dialog shows of both games, from a page of either. */
import { expect, test } from 'vitest'
import { searching } from '#language/search.ts'
import { search } from '../search/engine.ts'
import { mixed } from '../search/mix.ts'
import { makeIndex, readIndex } from '../search/search-index.ts'
import { SYNONYMS } from './le-havre/search/asked.ts'
import { makeEntries, PARTS } from './le-havre/search/entries.ts'
import { indexOf } from './puerto-rico/search/testing.ts'

const HAVRE = PARTS.map((part) =>
  readIndex(
    JSON.parse(JSON.stringify(makeIndex(makeEntries(part), SYNONYMS, searching))),
    searching,
  ),
)
const PUERTO = [indexOf('rules'), indexOf('cases')]

const shown = (query: string, own: 'le-havre' | 'puerto-rico', count: number): string[] => {
  const parts = own === 'le-havre' ? [...HAVRE, ...PUERTO] : [...PUERTO, ...HAVRE]
  const answers = parts.map((index) => ({ ...search(index, query), written: '' }))
  return mixed(answers, searching.isQuestion(query))
    .slice(0, count)
    .map(({ entry }) => entry.href)
}

test('a question of the game that is read is answered by that game', () => {
  for (const query of ['음식 모자라면 어떻게 돼', '배 팔 수 있어?', '입장 비용은 누가 받아?'])
    for (const href of shown(query, 'le-havre', 5)) expect(href, query).toMatch(/^\/le-havre\//)
  const [first] = shown('조선소 두 번 쓸 수 있어?', 'puerto-rico', 1)
  expect(first).toBe('/puerto-rico/referee/cases/wharf/once-a-phase/')
})

test('what only the other game knows is answered by the other', () => {
  expect(shown('탄갱 석탄', 'puerto-rico', 1)[0]).toMatch(/^\/le-havre\//)
  expect(shown('총독 카드', 'le-havre', 1)[0]).toMatch(/^\/puerto-rico\//)
})
