import { expect, test } from 'vitest'
import { outlineFrom } from './outline.ts'

const ORDER = `groups:
  - id: fast
    chapters:
      - { id: look, picture: ship }
      - { id: round, picture: house, after: [look] }
  - id: long
    chapters:
      - { id: end, picture: hall, after: [round] }
`
const WORDS = `fast: { title: 빠른 길, about: 먼저. }
long: { title: 긴 길, about: 나중에. }
`
const made = (order: string, words = WORDS) =>
  outlineFrom({ path: 'course.yaml', text: order }, { path: 'words.yaml', text: words })

test('chapters stand in their order, each with all that it takes for granted', () => {
  const { groups, chapters } = made(ORDER)
  expect(groups.map(({ title, chapters }) => [title, ...chapters])).toEqual([
    ['빠른 길', 'look', 'round'],
    ['긴 길', 'end'],
  ])
  expect([...chapters.keys()]).toEqual(['look', 'round', 'end'])
  expect([...(chapters.get('end') ?? [])].sort()).toEqual(['look', 'round'])
})

test.each([
  ['a chapter that stands in it twice', 'id: end', 'id: look', 'course.yaml: look stands'],
  ['one that comes later', 'id: look,', 'id: look, after: [end],', 'course.yaml: look is after'],
  ['an unknown key', 'after: [look]', 'behind: [look]', 'course.yaml:5: groups › 0'],
])('%s is refused', (_, part, by, message) => {
  expect(ORDER).toContain(part)
  expect(() => made(ORDER.replace(part, by))).toThrow(message)
})

test('what has moved to a chapter that is none is refused', () => {
  const moved = `moved: { look: { step: nowhere } }\n${ORDER}`
  expect(() => made(moved)).toThrow('course.yaml: moved to nowhere')
  expect(made(moved.replace('nowhere', 'end')).moved).toEqual({ look: { step: 'end' } })
})

test('a group without words is refused', () => {
  expect(() => made(ORDER, WORDS.replace('long', 'short'))).toThrow('no words for long')
})
