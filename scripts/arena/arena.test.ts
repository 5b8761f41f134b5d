import { describe, expect, test } from 'vitest'
import { parse } from '../arguments.ts'
import { type Arguments, COMMAND, readArguments } from './arguments.ts'
import { type Outcome, playMatchGame as playGameOf } from './match.ts'
import { PUERTO_RICO } from './players.ts'
import { shareOf, summaryOf } from './summary.ts'

const read = (words: string[]) => readArguments(parse(COMMAND, words))
const playMatchGame = (settings: Arguments, index: number): Outcome =>
  playGameOf(PUERTO_RICO, settings, index)
const levels = ['--a', 'intermediate', '--b', 'random']

describe('arguments', () => {
  test('have sensible defaults', () => {
    expect(read(levels)).toMatchObject({
      games: 400,
      seats: 2,
      edition: 'two-player',
      budget: { ms: 50 },
    })
    expect(read([...levels, '--seats', '4', '--iterations', '30'])).toMatchObject({
      edition: 'classic',
      budget: { iterations: 30 },
    })
  })

  test.each([
    [['--a', 'novice'], '--b is missing'],
    [['--a', 'expert', '--b', 'novice'], "--a is not 'expert'"],
    [[...levels, '--seats', '6'], '--seats takes a whole number from 2 to 5'],
    [[...levels, '--games', '0'], '--games takes a whole number'],
    [[...levels, '--ms', 'soon'], '--ms takes a whole number'],
    [[...levels, '--ms', '5', '--iterations', '5'], 'two ways to say one thing'],
    [[...levels, '--edition', 'two-player', '--seats', '3'], 'two-player is played with 2'],
    [[...levels, '--edition', 'new'], '--edition is'],
    [[...levels, '--speed', '3'], '--speed'],
  ])('%j is refused', (args, message) => {
    expect(() => read(args)).toThrow(message)
  })
})

describe('a match', () => {
  const settings = read([...levels, '--seats', '3'])
  const outcomes = Array.from({ length: 6 }, (_, index) => playMatchGame(settings, index))

  test('can be played again game by game', () => {
    expect(playMatchGame(settings, 4)).toEqual(outcomes[4])
    expect(playMatchGame({ ...settings, seed: 2 }, 4)).not.toEqual(outcomes[4])
  })

  test('is fair: equal players in turned seats share every deal', () => {
    const even = read(['--a', 'intermediate', '--b', 'intermediate'])
    const [one, other] = [playMatchGame(even, 0), playMatchGame(even, 1)]
    expect(one.margin).toBe(-other.margin)
    expect(one.win + other.win).toBe(1)
  })

  test('is counted for A', () => {
    const { share, margin, scoreA, scoreB } = summaryOf(outcomes)
    expect(share.mean).toBeGreaterThan(0.8)
    expect(margin.mean).toBeGreaterThan(0)
    expect(scoreA).toBeGreaterThan(scoreB)
  })
})

test('the interval of a share is Wilson’s', () => {
  const { low, high } = shareOf(0.5, 100)
  expect([low, high].map((end) => Number(end.toFixed(3)))).toEqual([0.404, 0.596])
  expect(shareOf(1, 400).low).toBeGreaterThan(0.98)
  expect(shareOf(1, 400).high).toBe(1)
})

test('draws count as parts of a win', () => {
  const outcome = (win: number, margin: number): Outcome => {
    const zero = { scoreA: 40, scoreB: 40, rounds: 10, searches: 0, searched: 0 }
    return { win, margin, ...zero }
  }
  const { wins, draws, share, margin } = summaryOf([outcome(1, 4), outcome(0.5, 0), outcome(0, -1)])
  expect({ wins, draws, share: share.mean, margin: margin.mean }).toEqual({
    wins: 1,
    draws: 1,
    share: 0.5,
    margin: 1,
  })
})
