import { describe, expect, test } from 'vitest'
import { memoryStore } from './key-value-store.ts'
import {
  dropUnreadable,
  isDone,
  isMissed,
  keepProgress,
  noProgress,
  type Progress,
  persistedProgress,
  progressKey,
  readProgressFile,
  withDone,
  withMissed,
  withMoves,
  withSolved,
} from './progress.ts'
import { merged, nextStep, unknownIn, withinPractice } from './progress-map.ts'

const GAME = 'puerto-rico'
const NO_PROGRESS = noProgress(GAME)
const PROGRESS_KEY = progressKey(GAME)
const some = withDone(NO_PROGRESS, 'mayor', 'a-pair')

test('what is kept is read again', () => {
  const store = memoryStore()
  expect(keepProgress(store, some)).toBe(true)
  expect(persistedProgress(GAME, store)).toEqual({ progress: some, aside: null })
  expect(isDone(some, 'mayor', 'a-pair')).toBe(true)
  expect(isDone(some, 'mayor', 'other')).toBe(false)
})

test.each([
  '',
  '{',
  '[]',
  '{"version":4}',
  JSON.stringify({ ...some, version: 4 }),
])('what cannot be read is put aside, not lost: %s', (text) => {
  const store = memoryStore([[PROGRESS_KEY, text]])
  expect(persistedProgress(GAME, store)).toEqual({ progress: NO_PROGRESS, aside: text })
  keepProgress(store, some)
  expect(persistedProgress(GAME, store)).toEqual({ progress: some, aside: text })
  store.keep(PROGRESS_KEY, 'again')
  expect(persistedProgress(GAME, store).aside).toBe(`${text}\nagain`)
  dropUnreadable(GAME, store)
  expect(persistedProgress(GAME, store).aside).toBeNull()
})

test('a number that nobody could have come to is refused', () => {
  const box = (day: number) => JSON.stringify({ ...some, boxes: { 'captain/a': { box: 1, day } } })
  expect(readProgressFile(GAME, box(20_000))).toMatchObject({ ok: true })
  expect(readProgressFile(GAME, box(1e300))).toEqual({ ok: false, problem: 'damaged' })
  const solved = JSON.stringify({ ...some, solved: { '7-41': 1e300 } })
  expect(readProgressFile(GAME, solved)).toEqual({ ok: false, problem: 'damaged' })
})

test('a device that refuses says so', () => {
  expect(keepProgress({ ...memoryStore(), keep: () => false }, some)).toBe(false)
})

test('a file adds to what is there', () => {
  const other = { ...withDone(some, 'mayor', 'b'), at: { chapter: 'mayor', step: 'b' } }
  const both = merged(withDone(NO_PROGRESS, 'trader', 'c'), other)
  expect(both.done).toEqual({ trader: ['c'], mayor: ['a-pair', 'b'] })
  expect(both.at).toEqual({ chapter: 'mayor', step: 'b' })
  expect(readProgressFile(GAME, JSON.stringify(both))).toEqual({ ok: true, value: both })
  expect(withDone(some, 'mayor', 'a-pair')).toEqual(some)
})

describe('a file is refused', () => {
  test.each([
    ['cut off', JSON.stringify(some).slice(0, 30), 'damaged'],
    ['of another game', JSON.stringify({ ...some, game: 'le-havre' }), 'other-game'],
    ['that is a played game', JSON.stringify({ ...some, kind: 'game' }), 'other-kind'],
    [
      'from before it named its game',
      '{"format":"puerto-rico-course","version":1,"done":{},"at":null}',
      'older',
    ],
    ['of a newer site', JSON.stringify({ ...some, version: 4 }), 'newer'],
    ['of somebody else', '{"name":"chess"}', 'foreign'],
    ['far too long', ' '.repeat(1_000_001), 'too-long'],
  ])('%s', (_, text, problem) => {
    expect(readProgressFile(GAME, text)).toMatchObject({ ok: false, problem })
  })

  test('by the names of chapters and steps that there are none of', () => {
    const course = [{ id: 'mayor', steps: ['a-pair', 'b'] }]
    expect(unknownIn(some, course)).toEqual([])
    const file: Progress = {
      ...some,
      done: { mayor: ['a-pair', 'c', 'c'], chess: ['x', 'y'] },
      at: { chapter: 'mayor', step: 'c' },
    }
    expect(unknownIn(file, course)).toEqual(['mayor/c', 'chess'])
  })
})

test('problems and cases that there are none of are left out by their names, the others come along', () => {
  const file: Progress = {
    ...NO_PROGRESS,
    solved: { 'p-1': 1, 'p-2': 3 },
    boxes: { 'captain/a': { box: 1, day: 3 }, 'captain/gone': { box: 2, day: 4 } },
  }
  const all = { puzzles: ['p-1', 'p-2'], cases: ['captain/a', 'captain/gone'] }
  expect(withinPractice(file, all)).toEqual({ progress: file, left: [] })
  expect(withinPractice(file, { puzzles: ['p-1'], cases: ['captain/a'] })).toEqual({
    progress: { ...file, solved: { 'p-1': 1 }, boxes: { 'captain/a': { box: 1, day: 3 } } },
    left: ['p-2', 'captain/gone'],
  })
})

test('20,000 steps are merged at once; with time by their square it would be half a minute', () => {
  const done = { mayor: Array.from({ length: 20_000 }, (_, step) => `step-${step}`) }
  const file: Progress = { ...NO_PROGRESS, done }
  const started = process.cpuUsage()
  expect(merged(NO_PROGRESS, file).done.mayor).toHaveLength(20_000)
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(10)
})

describe('the way on', () => {
  const course = [
    { id: 'first', steps: ['one', 'two'] },
    { id: 'second', steps: ['three'] },
  ]
  const at = (chapter: string, step: string, progress: Progress): Progress => ({
    ...progress,
    at: { chapter, step },
  })

  test('is the first step that is not done, from the chapter of the learner onward', () => {
    expect(nextStep(NO_PROGRESS, course)).toEqual({ chapter: 'first', step: 'one' })
    const second = at('second', 'three', NO_PROGRESS)
    expect(nextStep(second, course)).toEqual({ chapter: 'second', step: 'three' })
    const done = withDone(second, 'second', 'three')
    expect(nextStep(done, course)).toEqual({ chapter: 'first', step: 'one' })
    const all = withDone(withDone(done, 'first', 'one'), 'first', 'two')
    expect(nextStep(all, course)).toBeNull()
  })

  test('follows steps that have moved to another chapter, and forgets those that are no more', () => {
    const old = at(
      'first',
      'three',
      withDone(withDone(NO_PROGRESS, 'first', 'three'), 'first', 'gone'),
    )
    expect(withMoves(old, { first: { three: 'second', gone: null } })).toEqual(
      at('second', 'three', withDone(NO_PROGRESS, 'second', 'three')),
    )
    expect(withMoves(some, {})).toEqual(some)
    const foreign = at('constructor', 'name', NO_PROGRESS)
    expect(withMoves(foreign, {})).toEqual(foreign)
  })
})

test('what was kept before there were problems is read', () => {
  const { solved: _, boxes: __, ...old } = { ...some, version: 1 }
  expect(readProgressFile(GAME, JSON.stringify(old))).toEqual({ ok: true, value: some })
})

test('problems and cases come along, the fewest tries and the later day', () => {
  const here = {
    ...withSolved(withSolved(NO_PROGRESS, '7-41', 3), '7-41', 5),
    boxes: { 'captain/a': { box: 1, day: 20 }, 'captain/b': { box: 2, day: 9 } },
  }
  const there = {
    ...withSolved(withSolved(NO_PROGRESS, '7-41', 1), '8-2', 2),
    boxes: { 'captain/a': { box: 0, day: 10 }, 'captain/b': { box: 3, day: 30 } },
  }
  expect(here.solved).toEqual({ '7-41': 3 })
  const both = merged(here, there)
  expect(both.solved).toEqual({ '7-41': 1, '8-2': 2 })
  expect(both.boxes).toEqual({ 'captain/a': { box: 1, day: 20 }, 'captain/b': { box: 3, day: 30 } })
  expect(readProgressFile(GAME, JSON.stringify(both))).toEqual({ ok: true, value: both })
})

test('a step that took a wrong move is kept until it is done again without one', () => {
  const missed = withMissed(NO_PROGRESS, 'mayor', 'a-pair')
  const done = withDone(missed, 'mayor', 'a-pair')
  expect(isMissed(done, 'mayor', 'a-pair')).toBe(true)
  expect(isMissed(withDone(done, 'mayor', 'a-pair', true), 'mayor', 'a-pair')).toBe(true)
  expect(isMissed(withDone(done, 'mayor', 'a-pair'), 'mayor', 'a-pair')).toBe(false)
  expect(isMissed(merged(NO_PROGRESS, done), 'mayor', 'a-pair')).toBe(true)
  expect(isMissed(withMoves(done, { mayor: { 'a-pair': 'rare' } }), 'rare', 'a-pair')).toBe(true)
})
