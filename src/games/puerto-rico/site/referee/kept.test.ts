import { expect, test } from 'vitest'
import { listFrom } from './kept.ts'
import { rulingSchema } from './rulings.ts'
import { nameSchema } from './seat-names.ts'

test('one ruling that cannot be read takes no other with it', () => {
  const ruling = { when: 1, said: 'A', link: '#pr1.x' }
  expect(listFrom(JSON.stringify([ruling, { when: 'x' }, null, ruling]), rulingSchema)).toEqual([
    ruling,
    ruling,
  ])
})

test('names keep their seats', () => {
  expect(listFrom('["민수",7,"영희"]', nameSchema)).toEqual(['민수', '', '영희'])
})

test.each([null, '', '{', '{"a":1}', 'null', '7'])('%s is an empty list', (text) => {
  expect(listFrom(text, nameSchema)).toEqual([])
})
