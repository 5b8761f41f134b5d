import { expect, test } from 'vitest'
import { projectCourse, projectOutline } from '../../../lessons/files.ts'
import { puertoRico } from '../complete.ts'
import { termsIn, termsOf, unintroducedRules, wordFaults } from './vocabulary.ts'

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

test('so are what the course calls it, and what an opponent takes', () => {
  expect([...termsIn('공장이 없어도 나와요.')]).toEqual(['productionBuilding'])
  const found = wordFaults(withIntroductions('short-game', 'the-score', []), chapters)
  expect(found).toContainEqual({
    chapter: 'short-game',
    step: 'the-score',
    term: 'tobaccoStorage',
    fault: 'unknown',
  })
})

test('an introduction that no word of its step makes is found', () => {
  const found = wordFaults(withIntroductions('the-end', 'the-tie', ['pile']), chapters)
  expect(found).toEqual([
    { chapter: 'the-end', step: 'the-tie', term: 'pile', fault: 'not-introduced' },
  ])
})

test('a refusal whose words come later is left to its link, and told once they are known', () => {
  const unintroduced = unintroducedRules(course, chapters)
  expect(unintroduced.get('first-round')?.['a-second-plantation']).toContain(
    'settler.quarry-privilege',
  )
  expect(unintroduced.get('builder')?.['an-idle-quarry']).not.toContain('builder.price')
  for (const [chapter, steps] of unintroduced)
    expect(Object.keys(steps)).toEqual(
      course.find(({ id }) => id === chapter)?.steps.map(({ id }) => id),
    )
})

test('a word in the question of a chapter that nobody introduced is found', () => {
  const asked = course.map((one) =>
    one.id === 'roles' && one.judged
      ? { ...one, judged: { ...one.judged, question: '조선소를 지어도 되나요?' } }
      : one,
  )
  expect(wordFaults(asked, chapters)).toEqual([
    { chapter: 'roles', step: 'who-gains-more', term: 'wharf', fault: 'unknown' },
  ])
})

test('the terms of a chapter are those of all its words', () => {
  const roles = course.find(({ id }) => id === 'roles')
  if (!roles) throw new Error('there is no such chapter')
  expect(termsOf(roles)).toContain('governor')
  expect(termsOf({ ...roles, summary: ['[[wharf]]'] })).toContain('wharf')
})
