import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endFaults, pictureFaults, sheetFaults } from '../../../lessons/coverage.ts'
import { projectCourse, projectOutline } from '../../../lessons/files.ts'
import { puertoRico } from '../complete.ts'

const course = projectCourse(puertoRico)
const { groups, pictures } = projectOutline('puerto-rico')
const ART = readFileSync('src/games/puerto-rico/table/pieces/art.svg', 'utf8')
const isDrawn = (picture: string): boolean => ART.includes(`<symbol id="${picture}"`)

/** The course with another mayor chapter. */
const withMayor = (change: Partial<(typeof course)[number]>) =>
  course.map((one) => (one.id === 'mayor' ? { ...one, ...change } : one))

test('chapters of the long way end without help and with a position to judge', () => {
  expect(endFaults(course, groups)).toEqual([])
  const mayor = course.find(({ id }) => id === 'mayor')
  const helped = mayor?.steps.map((step) => ({ ...step, alone: false })) ?? []
  expect(endFaults(withMayor({ steps: helped }), groups)).toHaveLength(1)
  expect(endFaults(withMayor({ judged: null }), groups)).toEqual([
    { chapter: 'mayor', fault: 'it has no position to judge' },
  ])
})

test('the points on a score sheet are those spoken of, and the game is over', () => {
  expect(sheetFaults(puertoRico, course)).toEqual([])
  const wrong = course.map((chapter) => ({
    ...chapter,
    steps: chapter.steps.map((step) => ({ ...step, success: step.success.replace('60', '61') })),
  }))
  expect(sheetFaults(puertoRico, wrong)).toEqual([
    { chapter: 'short-game', fault: 'the-score: says nothing of 60 points' },
  ])
  const early = course.map((chapter) => ({
    ...chapter,
    steps: chapter.steps.map((step) => ({ ...step, sheet: step.id === 'one-more-for-me' })),
  }))
  expect(sheetFaults(puertoRico, early)).toContainEqual({
    chapter: 'mayor',
    fault: 'one-more-for-me: the game is not over at its end',
  })
})

test('every chapter has a picture of its own', () => {
  expect(pictureFaults(pictures, isDrawn)).toEqual([])
  expect(pictureFaults({ ...pictures, mayor: 'sundial' }, isDrawn)).toHaveLength(1)
  expect(pictureFaults({ ...pictures, mayor: 'builder' }, isDrawn)).toHaveLength(2)
})
