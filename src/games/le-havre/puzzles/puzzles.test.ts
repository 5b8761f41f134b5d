import { expect, test } from 'vitest'
import { game } from '../rules/game.ts'
import { playerAt } from '../rules/state.ts'
import { parse, toText } from '../words/markup.ts'
import { faultOfPuzzle } from './check.ts'
import { positionOf, puzzlesByTheme, readPuzzles } from './collection.ts'
import { factsOf, lineOf } from './facts.ts'
import { GUESS } from './make.ts'
import type { Fact, Puzzle } from './puzzle.ts'
import { THEMES } from './puzzle.ts'
import { guessed } from './search.ts'
import { reasonsOf } from './words.ts'

// `npm run -s puzzles` checks all of them.
const puzzles = readPuzzles()
const [sound] = puzzles
if (!sound) throw new Error('there are no problems')

test('there are many, enough of every theme, and of every degree', () => {
  expect(puzzles.length).toBeGreaterThanOrEqual(160)
  for (const theme of THEMES)
    expect(puzzles.filter((one) => one.theme === theme).length, theme).toBeGreaterThanOrEqual(8)
  for (const degree of [1, 2, 3])
    expect(puzzles.filter((one) => one.degree === degree).length).toBeGreaterThan(20)
})

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

test('every offer and building that can be chosen is answered', () => {
  const silent = puzzles.flatMap((puzzle) => {
    const position = positionOf(puzzle)
    const listed = [puzzle.best, ...puzzle.others.map(({ move }) => move)]
    const rest = puzzle.rest.map(({ move }) => move)
    const known = new Set([...listed, ...rest].map(game.keyOfMove))
    return [...game.legalMoves(position)].filter(
      (move) => move.do === 'takeOffer' && !known.has(game.keyOfMove(move)),
    )
  })
  expect(silent).toEqual([])
})

/** The cards that a move builds, by its facts. */
const builtBy = (facts: readonly Fact[]) =>
  facts.flatMap((fact) => (fact.kind === 'builds' ? [fact.card] : []))

test('what an offer brings is what lies there', () => {
  const puzzle = puzzles.find(({ best }) => best.do === 'takeOffer')
  if (puzzle?.best.do !== 'takeOffer') throw new Error('no problem is about an offer')
  const position = positionOf(puzzle)
  const { space } = puzzle.best
  const gains = puzzle.facts.flatMap((fact) => (fact.kind === 'brings' ? [fact.gains] : []))
  expect(gains).toEqual([{ [space]: position.offers[space] }])
})

test('facts are of the line that a move begins', () => {
  const puzzle = puzzles.find(({ facts }) => builtBy(facts).length > 0)
  if (!puzzle) throw new Error('no problem builds')
  const seen = guessed(positionOf(puzzle), GUESS)
  const { action } = lineOf(seen, puzzle.best)
  const [built] = builtBy(factsOf(seen, puzzle.best, 0))
  const { buildings, ships } = playerAt(action.next, seen.seat)
  expect([...buildings, ...ships]).toContain(built)
})

test('every reason is a sentence', () => {
  const said = puzzlesByTheme()
    .flatMap((theme) => theme.puzzles)
    .flatMap(({ answers }) => answers.flatMap(({ because }) => because))
    .map(([words]) => toText(parse(words)))
  expect(said.filter((words) => !/요\.$/.test(words))).toEqual([])
  expect(said.filter((words) => /[{}[\]]|undefined|NaN/.test(words))).toEqual([])
})

test.each<[string, Partial<Puzzle>, RegExp]>([
  ['a move that is not legal', { best: { do: 'takeOffer', seat: 4, space: 'fish' } }, /not legal/],
  ['a margin that is too small', { margin: 1 }, /margin is 1/],
  ['a move named twice', { others: [...sound.others, ...sound.others] }, /the same/],
  ['no choice', { others: sound.others.slice(0, 1) }, /nothing to choose/],
  ['another move that is as good', { margin: 90 }, /loses less/],
  ['another degree', { degree: sound.degree === 1 ? 2 : 1 }, /degree is/],
  ['a move of which nothing is said', { facts: [] }, /nothing is said/],
  ['a position that cannot occur', { start: { set: { A: { loans: -1 } } } }, /occur/],
])('%s is found', (_, change, fault) => {
  expect(faultOfPuzzle(sound)).toBeNull()
  expect(faultOfPuzzle({ ...sound, ...change })).toMatch(fault)
})

test('every answer has a reason, and none that holds of the best and of the next alike', () => {
  const shown = puzzlesByTheme().flatMap((theme) => theme.puzzles)
  for (const { id, answers } of shown) {
    for (const { because } of answers) expect(because.length, id).toBeGreaterThan(0)
    const [best, next] = answers.map(({ because }) => because.map(([words]) => words))
    const ahead = best?.filter((words) => /^(?:이어서|다음 차례에는)/.test(words)) ?? []
    expect(
      ahead.filter((words) => next?.includes(words)),
      id,
    ).toEqual([])
  }
})

test('a ship is told with the food of the rounds that are left, and with none after the last', () => {
  const of = { isBought: false, seats: 2 }
  const listed = (rounds: number) =>
    reasonsOf([{ kind: 'builds', card: 'lucie', francs: 4 }], { ...of, rounds }).map(([words]) =>
      toText(parse(words)),
    )
  expect(listed(5)).toEqual([
    '뤼시를 지어요. 가치는 4프랑이에요. 이 배는 라운드마다 음식 4를 대요. 남은 5라운드에 모두 20이에요.',
  ])
  expect(listed(1)).toEqual([
    '뤼시를 지어요. 가치는 4프랑이에요. 이 배는 이번 라운드에 음식 4를 대요.',
  ])
  expect(listed(0)).toEqual(['뤼시를 지어요. 가치는 4프랑이에요.'])
})
