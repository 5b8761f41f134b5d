import { expect, test } from 'vitest'
import { askedCases } from './cases.ts'
import { questionsOfBuild, topicsOf } from './quiz.ts'

const questions = questionsOfBuild()

test('every case that asks something is asked, with answers to choose from', () => {
  expect(questions.map(({ id }) => id).sort()).toEqual(
    askedCases()
      .map(({ id }) => id)
      .sort(),
  )
  expect(questions.filter(({ answers }) => new Set(answers).size < 2)).toEqual([])
  expect(questions.filter(({ answers, right }) => answers[right] === undefined)).toEqual([])
})

test('a question is found by its chapter and by its buildings', () => {
  const topics = topicsOf(questions)
  const has = (id: string, isBuilding: boolean): boolean =>
    topics.some((topic) => topic.id === id && topic.isBuilding === isBuilding)
  expect([has('ship', false), has('bakehouse', true), has('zoo', true)]).toEqual([true, true, true])
  expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length)
})

test('special buildings are not asked about first', () => {
  const first = questions.slice(0, 40).map(({ id }) => id)
  expect(first.filter((id) => id.startsWith('special/'))).toEqual([])
})
