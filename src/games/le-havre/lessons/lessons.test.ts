import { expect, test } from 'vitest'
import { checkChapter } from '../../../lessons/check.ts'
import { endFaults, pictureFaults, sheetFaults } from '../../../lessons/coverage.ts'
import { projectCourse, projectOutline } from '../../../lessons/files.ts'
import { leHavre } from '../definition.ts'
import { isDrawn, untaughtRules } from './coverage.ts'
import { addressOf, isThere } from './places.ts'
import { vocabulary } from './vocabulary.ts'

const course = projectCourse(leHavre)
const outline = projectOutline('le-havre')

test.each(course)('every step of $id is solved by its solution', (chapter) => {
  expect(checkChapter(leHavre, chapter).filter(({ fault }) => fault !== null)).toEqual([])
})

test('the course as a whole: words in their order, ends, score sheets, pictures', () => {
  expect(vocabulary.wordFaults(course, outline.chapters)).toEqual([])
  expect(endFaults(course, outline.groups)).toEqual([])
  expect(sheetFaults(leHavre, course)).toEqual([])
  expect(pictureFaults(outline.pictures, isDrawn)).toEqual([])
  expect(pictureFaults({ ...outline.pictures, more: 'sundial' }, isDrawn)).toHaveLength(1)
})

test('a rule that no step teaches is missed', () => {
  expect(untaughtRules([])).toContain('offer.take-all')
  expect(untaughtRules([])).not.toContain('turn.form')
})

test('a name of one syllable is a term in brackets alone', () => {
  expect([...vocabulary.termsIn('소개하는 [[cattle|은]] 음식이 돼요.')].sort()).toEqual([
    'cattle',
    'food',
  ])
})

test('places are offers, cards that can be seen, and goods that somebody has', () => {
  const start = leHavre.setUp({ version: 'full', seats: 2, seed: 1 })
  const [top = 'fishery', below = 'fishery'] = start.stacks[0] ?? []
  expect(addressOf(0, 'item:coal')).toBe('0/item:coal')
  expect(addressOf(0, 'B/item:coal')).toBe('1/item:coal')
  expect(addressOf(0, 'offer:coal')).toBeNull()
  expect(addressOf(0, 'B/card:fishery')).toBeNull()
  const there = [
    '0/item:coal',
    '0/item:franc',
    'offer:iron',
    `card:${top}`,
    'card:constructionFirm',
  ]
  expect(there.filter((address) => !isThere(start, address))).toEqual([])
  const away = ['0/item:fish', '2/item:coal', `card:${below}`, 'card:dina']
  expect(away.filter((address) => isThere(start, address))).toEqual([])
})
