import { describe, expect, test } from 'vitest'
import { playGame, seedOf } from '../../src/engine/random-game.ts'
import { checksOf } from '../../src/frame/checks.ts'
import { noFigures } from '../../src/frame/figures.ts'
import { played } from '../../src/games/puerto-rico/commands/played.ts'
import { puertoRico } from '../../src/games/puerto-rico/definition.ts'
import { copyState } from '../../src/games/puerto-rico/rules/copy-state.ts'
import { OPTION_VALUES, type Options } from '../../src/games/puerto-rico/rules/editions.ts'
import { game } from '../../src/games/puerto-rico/rules/game.ts'
import { setUp } from '../../src/games/puerto-rico/rules/setup.ts'
import type { Position } from '../../src/games/puerto-rico/rules/state.ts'
import { parse } from '../arguments.ts'
import { COMMAND, readArguments } from './arguments.ts'
import { replay } from './replay.ts'
import { addTally, emptyTally, playPart } from './run.ts'
import { playShared } from './workers.ts'

const settings = (words: string) => readArguments(parse(COMMAND, words.split(' ')))
const play = (words: string) => playPart(settings(words), 0, 1, () => {})

const { problemsAt, moveProblemsAt } = played

describe('a run', () => {
  test('tells games, decisions, ends and no violations', async () => {
    const tally = await play('--games 10 --seed 3')
    expect(tally).toMatchObject({ games: 10, violations: 0, problems: [] })
    expect(tally.decisions).toBeGreaterThan(1000)
    for (const figure of ['ends', 'rounds', 'decisions', 'winners', 'winningScores'] as const)
      expect(Object.values(tally.figures[figure]).reduce((sum, games) => sum + games, 0)).toBe(10)
    const asked = Object.values(tally.figures.asked).reduce((sum, times) => sum + times, 0)
    expect(asked).toBe(tally.decisions)
  })

  test('plays the same games with and without checks, and others from another seed', async () => {
    expect({ ...(await play('--games 5')), judged: 0 }).toEqual(await play('--games 5 --no-checks'))
    expect(await play('--games 5 --seed 2')).not.toEqual(await play('--games 5'))
  })

  test('plays the same games on several threads', async () => {
    const words = '--games 9 --seats 3 --no-checks'
    expect(await playShared(settings(`${words} --workers 2`), () => {})).toEqual(await play(words))
  })

  test('plays Le Havre as well', async () => {
    const tally = await play('--game le-havre --version short --seats 2 --games 2 --judging 8')
    expect(tally).toMatchObject({ games: 2, violations: 0, problems: [] })
    expect(tally.figures.rounds).toEqual({ 8: 2 })
  })

  test('judges moves at a part of the decisions when told so', async () => {
    const { decisions, judged, violations } = await play('--games 5 --judging 8')
    expect(violations).toBe(0)
    expect(judged).toBeGreaterThan(decisions / 16)
    expect(judged).toBeLessThan(decisions / 4)
  })

  test('has a seed of its own for each game', () => {
    expect(new Set(Array.from({ length: 20_000 }, (_, index) => seedOf(1, index))).size).toBe(
      20_000,
    )
  })
})

test('tallies are added figure by figure, and the first problems kept', () => {
  const problem = { seed: 1, decision: 2, at: 'roles', message: 'wrong' }
  const part = {
    ...emptyTally(),
    games: 2,
    decisions: 30,
    violations: 9,
    judged: 5,
    figures: { ...noFigures(), ends: { city: 1, chips: 1 } },
    problems: Array(9).fill(problem),
  }
  const sum = emptyTally()
  addTally(sum, part)
  addTally(sum, part)
  expect(sum).toEqual({
    games: 4,
    decisions: 60,
    violations: 18,
    judged: 10,
    figures: { ...noFigures(), ends: { city: 2, chips: 2 } },
    problems: Array(10).fill(problem),
  })
})

describe('a replay', () => {
  test('is the game of the run, told with its rules', async () => {
    const lines: string[] = []
    const print = (line: string) => lines.push(line)
    expect(await replay(settings('--seats 3'), seedOf(1, 0), print)).toBe(0)
    const decisions = lines.filter((line) => /^ +\d+ {2}\S/.test(line)).length
    expect(decisions).toBe((await play('--seats 3 --games 1')).decisions)
    const log = lines.join('\n')
    expect(log).toContain('8.4 round.take-role')
    expect(log).toContain('11.5 end.round-played')
    expect(log).toMatch(/^first: [ABC]/m)
  })
})

describe('the checks see', () => {
  const position = setUp({ edition: 'two-player', seats: 2, seed: 1 })
  const legal = { do: 'chooseRole', seat: 0, role: 'mayor' } as const
  const problems = (at: Position, drawn: Parameters<typeof problemsAt>[1] = legal) =>
    [...problemsAt(at, drawn), ...moveProblemsAt(at, drawn, { rng: 1 })].join('\n')

  test('nothing wrong where nothing is', () => {
    expect(problems(position)).toBe('')
  })

  test('a token that came from nowhere', () => {
    const tampered = copyState(position)
    tampered.market += 1
    expect(problems(tampered)).toContain(
      'supply.colonists: total (token colonist, found 43, expected 42)',
    )
  })

  test('that nobody can move', () => {
    expect(problems(position, null)).toContain('nobody can move')
  })

  test('a move drawn that is not legal', () => {
    expect(problems(position, { do: 'pass', seat: 0 })).toContain('was drawn, but breaks')
  })

  test.each([
    [
      'a listed move told otherwise than it is parsed',
      [{ role: 'mayor', do: 'chooseRole', seat: 0 }],
      'plain form',
    ],
    ['a legal move that is not listed', [legal], 'is legal, but not listed'],
    ['a move that is listed twice', [legal, legal], 'is listed twice'],
  ])('%s', (_, moves, found) => {
    const legalMoves = () => moves.values() as ReturnType<typeof game.legalMoves>
    const { moveProblemsAt } = checksOf({ ...puertoRico, game: { ...game, legalMoves } })
    const all = Array.from({ length: 20 }, (_, rng) => moveProblemsAt(position, legal, { rng }))
    expect(all.flat().join('\n')).toContain(found)
  })

  test('moves after the end', () => {
    expect(problems({ ...position, at: 'over' })).toContain('yet somebody can move')
  })
})

describe('no violation under any option', () => {
  const cases = Object.entries(OPTION_VALUES).flatMap(([option, values]) =>
    values.map((value): [string, unknown] => [option, value]),
  )
  test.each(cases)('%s: %s', (option, value) => {
    const options: Partial<Options> = { [option]: value }
    for (let seats = 2; seats <= 5; seats++) {
      const seed = seedOf(11, seats)
      const holder = { rng: seed }
      playGame(puertoRico, { edition: 'classic', seats, seed, options }, (position, next) => {
        const found = [...problemsAt(position, next), ...moveProblemsAt(position, next, holder)]
        if (found.length > 0)
          expect({ at: position.at, found }).toEqual({ at: position.at, found: [] })
      })
    }
  })
})

test('every game ends within a stated number of decisions', () => {
  const most = { 2: 600, 3: 700, 4: 900, 5: 1100 }
  for (const [seats, bound] of Object.entries(most))
    for (let index = 0; index < 200; index++) {
      const setup = { edition: 'classic', seats: Number(seats), seed: seedOf(5, index) } as const
      const { position, decisions } = playGame(puertoRico, setup)
      expect(decisions).toBeLessThan(bound)
      expect([...game.legalMoves(position)]).toEqual([])
    }
})
