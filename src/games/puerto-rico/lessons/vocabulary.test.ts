import { expect, test } from 'vitest'
import { projectCourse, projectOutline } from '../../../lessons/files.ts'
import { puertoRico } from '../plug.ts'
import { termsIn, wordFaults } from './vocabulary.ts'

const course = projectCourse(puertoRico)
const { chapters } = projectOutline('puerto-rico')

/** The course with other introductions in one of its steps. */
const withIntroductions = (chapter: string, step: string, terms: readonly string[]) =>
  course.map((one) =>
    one.id === chapter ? { ...one, introduces: { ...one.introduces, [step]: terms } } : one,
  )

test('terms of a text are those in brackets and plain names, a name of names by its parts', () => {
  expect([...termsIn('[[house]]에 옥수수 농장에서 난 것을 팔아요.')].sort()).toEqual([
    'corn',
    'house',
    'plantation',
  ])
  expect([...termsIn('소형 상가를 지어요.')]).toEqual(['smallMarket'])
})

test('no word of the course is used before the step that introduces it', () => {
  expect(wordFaults(course, chapters)).toEqual([])
})

test('a word that nobody introduced is found, in its chapter and in those that take it for granted', () => {
  const found = wordFaults(withIntroductions('first-round', 'the-first-sale', []), chapters)
  expect(found).toContainEqual({
    chapter: 'first-round',
    step: 'the-first-sale',
    term: 'house',
    fault: 'unknown',
  })
  expect(found.map(({ chapter }) => chapter)).toContain('short-game')
})

test('an introduction that no word of its step makes is found', () => {
  const found = wordFaults(withIntroductions('the-end', 'the-tie', ['pile']), chapters)
  expect(found).toEqual([
    { chapter: 'the-end', step: 'the-tie', term: 'pile', fault: 'not-introduced' },
  ])
})
