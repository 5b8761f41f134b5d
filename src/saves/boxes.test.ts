import { expect, test } from 'vitest'
import { dueOn, isKnown, portionOf, withAnswer } from './boxes.ts'
import { noProgress } from './progress.ts'

const IDS = ['captain/a', 'captain/b', 'captain/c']
const nothing = noProgress('puerto-rico')

test('what is answered right comes back later each time, and is known after three', () => {
  let progress = nothing
  let day = 100
  const waits: number[] = []
  for (let answers = 1; answers <= 6; answers++) {
    progress = withAnswer(progress, 'captain/a', true, day)
    const next = progress.boxes['captain/a']?.day ?? 0
    waits.push(next - day)
    expect(isKnown(progress, 'captain/a')).toBe(answers >= 3)
    day = next
  }
  expect(waits).toEqual([1, 3, 7, 21, 60, 60])
})

test('what is answered wrong is due at once, before what was never asked', () => {
  const right = withAnswer(nothing, 'captain/a', true, 100)
  const progress = withAnswer(right, 'captain/c', false, 100)
  expect(dueOn(progress, IDS, 100)).toEqual(['captain/c', 'captain/b'])
  expect(dueOn(progress, IDS, 101)).toEqual(['captain/c', 'captain/a', 'captain/b'])
  const fallen = withAnswer(withAnswer(right, 'captain/a', true, 101), 'captain/a', false, 104)
  expect(fallen.boxes['captain/a']).toEqual({ box: 0, day: 104 })
})

test('what a wrong clock put off for years is due', () => {
  const progress = withAnswer(nothing, 'captain/a', true, 40_000)
  expect(dueOn(progress, ['captain/a'], 100)).toEqual(['captain/a'])
  expect(dueOn(withAnswer(nothing, 'captain/a', true, 100), ['captain/a'], 100)).toEqual([])
})

test('a day has so many, and what was wrong is asked again until it is right', () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  expect(portionOf(nothing, ids, 100, 3)).toEqual({ left: ['a', 'b', 'c'], done: 0, wrong: 0 })
  const one = withAnswer(nothing, 'a', true, 100)
  expect(portionOf(one, ids, 100, 3)).toEqual({ left: ['b', 'c'], done: 1, wrong: 0 })
  const two = withAnswer(one, 'b', false, 100)
  expect(portionOf(two, ids, 100, 3)).toEqual({ left: ['b', 'c'], done: 1, wrong: 1 })
  const all = ['b', 'c'].reduce((now, id) => withAnswer(now, id, true, 100), two)
  expect(portionOf(all, ids, 100, 3)).toEqual({ left: [], done: 3, wrong: 0 })
  // Another portion on the same day, and what comes back before what is new on the next.
  expect(portionOf(all, ids, 100, 6).left).toEqual(['d', 'e'])
  expect(portionOf(withAnswer(all, 'd', false, 100), ids, 101, 3).left).toEqual(['d', 'a', 'b'])
})
