import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultOfPuzzle } from './check.ts'
import type { Puzzle } from './puzzle.ts'

const puzzles: Puzzle[] = readFileSync('content/puerto-rico/puzzles.jsonl', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))
const [sound] = puzzles
if (!sound) throw new Error('there are no problems')

test('every problem holds, and each is there once', () => {
  expect(puzzles.flatMap((puzzle) => faultOfPuzzle(puzzle) ?? [])).toEqual([])
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length)
})

test.each<[string, Partial<Puzzle>, RegExp]>([
  ['a move that is not legal', { best: { do: 'recruit', seat: 4 } }, /not legal/],
  ['a margin that is too small', { margin: 1 }, /margin is 1/],
  ['a move named twice', { others: [{ move: sound.best, loses: 9 }] }, /the same/],
  ['another move that is as good', { margin: 90, degree: 1 }, /loses less/],
  ['another degree', { degree: sound.degree === 1 ? 2 : 1 }, /degree is/],
  ['another theme', { theme: sound.theme === 'ships' ? 'roles' : 'ships' }, /theme is/],
  ['a position that cannot occur', { start: { set: { A: { goods: { corn: 99 } } } } }, /occur/],
])('%s is found', (_, change, fault) => {
  expect(faultOfPuzzle(sound)).toBeNull()
  expect(faultOfPuzzle({ ...sound, ...change })).toMatch(fault)
})
