import { expect, test } from 'vitest'
import { game } from '../rules/game.ts'
import { toText } from '../words/markup.ts'
import { faultOfPuzzle } from './check.ts'
import { positionOf, puzzlesByTheme, readPuzzles } from './collection.ts'
import { factsOf } from './explain.ts'
import type { Puzzle } from './puzzle.ts'

// `npm run -s puzzles` checks all of them.
const puzzles = readPuzzles()
const [sound] = puzzles
if (!sound) throw new Error('there are no problems')

test('pages show every problem once, the best move first', () => {
  const shown = puzzlesByTheme().flatMap((theme) => theme.puzzles)
  expect(shown.map(({ id }) => id).sort()).toEqual(puzzles.map(({ id }) => id).sort())
  const wrong = shown.filter(({ id, answers }) => {
    const best = puzzles.find((puzzle) => puzzle.id === id)?.best
    const first = answers[0]?.move
    return !best || !first || game.keyOfMove(first) !== game.keyOfMove(best)
  })
  expect(wrong).toEqual([])
})

test('what is said of a load is what the position tells', () => {
  const puzzle = puzzles.find(({ best, theme }) => best.do === 'load' && theme === 'ships')
  if (puzzle?.best.do !== 'load') throw new Error('no problem is about loading')
  const position = positionOf(puzzle)
  const result = game.applyMove(position, puzzle.best)
  if (!result.ok) throw new Error(result.broken.join())
  const points = result.events
    .filter(({ token, seat }) => token === 'vp' && seat === position.seat)
    .reduce((sum, { count }) => sum + count, 0)
  const [first] = factsOf(position, puzzle.best)
  expect(toText(first?.words ?? [])).toMatch(new RegExp(` ${points}점을 얻어요`))
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
