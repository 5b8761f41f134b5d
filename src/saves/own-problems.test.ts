import { expect, test } from 'vitest'
import { type OwnProblem, problemId, withAnswered, withFound } from './own-problems.ts'

const problem = (number: number, done = false): OwnProblem => ({
  id: `own-${number}`,
  task: '',
  degree: 1,
  before: number,
  answers: [],
  done,
})
const idsOf = (list: readonly OwnProblem[]): string[] => list.map(({ id }) => id)

test('a position has one name, and another position another', () => {
  expect(problemId({ round: 1 })).toBe(problemId({ round: 1 }))
  expect(problemId({ round: 1 })).not.toBe(problemId({ round: 2 }))
  expect(problemId({ round: 1 })).toMatch(/^own-[a-z0-9]{1,16}$/)
})

test('what was found comes first, and nothing twice', () => {
  const list = withFound([problem(1)], [problem(2), problem(1)])
  expect(idsOf(list)).toEqual(['own-2', 'own-1'])
})

test('a full list loses what is solved before what is not', () => {
  const full = Array.from({ length: 40 }, (_, index) => problem(index, index === 3))
  const list = withFound(full, [problem(99)])
  expect(list).toHaveLength(40)
  expect(idsOf(list)).not.toContain('own-3')
  expect(idsOf(withFound(list, [problem(98)]))).not.toContain('own-39')
})

test('one that is solved at once is done, one that took more tries comes back last', () => {
  const list = [problem(1), problem(2)]
  expect(withAnswered(list, 'own-1', true)[0]).toMatchObject({ id: 'own-1', done: true })
  const later = withAnswered(list, 'own-1', false)
  expect(idsOf(later)).toEqual(['own-2', 'own-1'])
  expect(later[1]?.done).toBe(false)
  expect(withAnswered([problem(1, true)], 'own-1', false)[0]?.done).toBe(false)
})
