import { expect, test } from 'vitest'
import { parse } from '../arguments.ts'
import { COMMAND, readArguments } from './arguments.ts'

const read = (words: string[]) => readArguments(parse(COMMAND, words))

test('without arguments a thousand two-seat games of the two-player edition are played', () => {
  expect(read([])).toEqual({
    game: 'puerto-rico',
    edition: 'two-player',
    seats: 2,
    expansions: [],
    games: 1000,
    seed: 1,
    checks: true,
    judging: 1,
    json: false,
    workers: 1,
    reproduce: null,
  })
})

test('every argument is read', () => {
  const words =
    '--seats 4 --expansions nobles --games 7 --seed 0 --no-checks --judging 8 --workers 2 --reproduce 4294967295'
  expect(read(words.split(' '))).toEqual({
    game: 'puerto-rico',
    edition: 'classic',
    seats: 4,
    expansions: ['nobles'],
    games: 7,
    seed: 0,
    checks: false,
    judging: 8,
    json: false,
    workers: 2,
    reproduce: 4294967295,
  })
  expect(read(['--edition', 'classic']).seats).toBe(2)
  expect(read(['--json']).json).toBe(true)
  expect(read('--game le-havre --version short --seats 1'.split(' '))).toMatchObject({
    game: 'le-havre',
    edition: 'short',
    seats: 1,
  })
})

test.each([
  ['--game le-havre --expansions nobles', 'le-havre has no expansions'],
  ['--expansions pirates', "--expansions are new-buildings and nobles, not 'pirates'"],
  ['--seats 6', "--seats takes a whole number from 2 to 5, not '6'"],
  ['--seats two', "--seats takes a whole number from 2 to 5, not 'two'"],
  ['--games 0', "--games takes a whole number from 1 to 1000000000, not '0'"],
  ['--games 1.5', "not '1.5'"],
  ['--seed 4294967296', '--seed takes a whole number from 0 to 4294967295'],
  ['--reproduce x', '--reproduce takes'],
  ['--json --reproduce 1', '--reproduce prints a log, which is no JSON'],
  ['--workers 0', '--workers takes'],
  ['--judging 0', '--judging takes'],
  ['--edition deluxe', "--edition is two-player or classic, not 'deluxe'"],
  ['--edition two-player --seats 3', 'two-player is played with 2 seats, not 3'],
  ['--game go', "--game is puerto-rico or le-havre or nim, not 'go'"],
  ['--game le-havre --version long', "--version is full or short, not 'long'"],
  ['--game le-havre --edition classic', '--edition is not of le-havre'],
  ['--version full', '--version is not of puerto-rico'],
  ['--game le-havre --seats 6', '--seats takes a whole number from 1 to 5'],
  ['--checks', "Unknown option '--checks'"],
  ['100', "not '100'"],
])('%s is refused with the reason', (words, message) => {
  expect(() => read(words.split(' '))).toThrow(message)
})
