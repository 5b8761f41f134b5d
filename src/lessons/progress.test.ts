import { expect, test } from 'vitest'
import {
  dropAside,
  isDone,
  keepProgress,
  merged,
  NO_PROGRESS,
  parseProgress,
  readProgress,
  type Shelf,
  withDone,
} from './progress.ts'

function shelfWith(items: Record<string, string> = {}): Shelf & { items: Map<string, string> } {
  const held = new Map(Object.entries(items))
  return {
    items: held,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, text) => void held.set(key, text),
    removeItem: (key) => void held.delete(key),
  }
}

const some = withDone(NO_PROGRESS, 'mayor', 'a-pair')

test('what is kept is read again', () => {
  const shelf = shelfWith()
  expect(keepProgress(shelf, some)).toBe(true)
  expect(readProgress(shelf)).toEqual({ progress: some, aside: null })
  expect(isDone(some, 'mayor', 'a-pair')).toBe(true)
  expect(isDone(some, 'mayor', 'other')).toBe(false)
})

test.each([
  '',
  '{',
  '[]',
  '{"version":2}',
  JSON.stringify({ ...some, version: 2 }),
])('what cannot be read is put aside, not lost: %s', (text) => {
  const shelf = shelfWith({ course: text })
  expect(readProgress(shelf)).toEqual({ progress: NO_PROGRESS, aside: text })
  keepProgress(shelf, some)
  expect(readProgress(shelf)).toEqual({ progress: some, aside: text })
  shelf.setItem('course', 'again')
  expect(readProgress(shelf).aside).toBe(`${text}\nagain`)
  dropAside(shelf)
  expect(readProgress(shelf).aside).toBeNull()
})

test('a device without room says so', () => {
  const shelf: Shelf = {
    ...shelfWith(),
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(keepProgress(shelf, some)).toBe(false)
})

test('a file adds to what is there', () => {
  const other = { ...withDone(some, 'mayor', 'b'), at: { chapter: 'mayor', step: 'b' } }
  const both = merged(withDone(NO_PROGRESS, 'trader', 'c'), other)
  expect(both.done).toEqual({ trader: ['c'], mayor: ['a-pair', 'b'] })
  expect(both.at).toEqual({ chapter: 'mayor', step: 'b' })
  expect(parseProgress(JSON.stringify(both))).toEqual(both)
  expect(withDone(some, 'mayor', 'a-pair')).toEqual(some)
})
