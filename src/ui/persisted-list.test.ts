import { expect, test } from 'vitest'
import { listFrom, listOver } from './persisted-list.ts'
import { rulingSchema } from './referee/rulings.ts'
import { nameSchema } from './referee/seat-names.ts'

test('one ruling that cannot be read takes no other with it', () => {
  const ruling = { when: 1, said: 'A', link: '#pr1.x' }
  expect(listFrom(JSON.stringify([ruling, { when: 'x' }, null, ruling]), rulingSchema)).toEqual([
    ruling,
    ruling,
  ])
})

test('one that cannot be read is kept when the list changes', () => {
  const ruling = { when: 1, said: 'A', link: '#pr1.x' }
  const newer = { ...ruling, more: true }
  const text = JSON.stringify([newer, ruling])
  expect(listOver(text, [{ ...ruling, when: 2 }], rulingSchema)).toEqual([
    { ...ruling, when: 2 },
    newer,
  ])
  expect(listOver('["민수",7]', ['영희', ''], nameSchema)).toEqual(['영희', ''])
})

test('names keep their seats', () => {
  expect(listFrom('["민수",7,"영희"]', nameSchema)).toEqual(['민수', '', '영희'])
})

test.each([null, '', '{', '{"a":1}', 'null', '7'])('%s is an empty list', (text) => {
  expect(listFrom(text, nameSchema)).toEqual([])
})
