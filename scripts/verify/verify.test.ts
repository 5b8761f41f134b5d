import { expect, test } from 'vitest'
import { parse } from '../arguments.ts'
import { COMMAND, readArguments } from './arguments.ts'
import { comparePositions } from './oracle.ts'
import { compareGames } from './xstate.ts'

const read = (words: string) => readArguments(parse(COMMAND, words.split(' ').filter(Boolean)))

/** All that a proof prints. */
async function printed(
  run: (output: { print: (line: string) => void; progress: () => void }) => Promise<number>,
): Promise<string> {
  const lines: string[] = []
  expect(await run({ print: (line) => lines.push(line), progress: () => {} })).toBe(0)
  return lines.join('\n')
}

test('arguments are read, and by default the runs are long', () => {
  expect(read('oracle')).toEqual({
    game: 'puerto-rico',
    proof: 'oracle',
    expansions: [],
    games: 10_000,
    positions: 100_000,
    inputs: 10_000,
    seed: 1,
  })
  expect(read('xstate --games 7 --seed 0')).toMatchObject({
    proof: 'xstate',
    games: 7,
    seed: 0,
  })
})

test.each([
  ['', "not ''"],
  ['both', "not 'both'"],
  ['oracle xstate', "not 'oracle xstate'"],
  ['oracle --positions 0', "--positions takes a whole number from 1 to 1000000000, not '0'"],
  ['xstate --games x', "not 'x'"],
  ['perft --game chess', "--game is puerto-rico or le-havre or nim, not 'chess'"],
  ['xstate --workers 2', "Unknown option '--workers'"],
])('%s is refused with the reason', (words, message) => {
  expect(() => read(words)).toThrow(message)
})

test('a run against the model takes from tables and from games, and counts decisions', async () => {
  const log = await printed((output) => comparePositions('puerto-rico', 500, 1, output))
  expect(log).toMatch(
    /from tables: \d+ positions[\s\S]*from games: \d+ positions[\s\S]*\n0 differences$/,
  )
  expect(log).toMatch(/ {2}roles +\d\d+\n/)
})

test('a run against XState plays every number of seats, and counts states, ways and guards', async () => {
  const log = await printed((output) => compareGames('puerto-rico', 5, 1, output))
  expect(log.match(/: 1 games, \d+ decisions, 0 differences/g)).toHaveLength(5)
  expect(log).toMatch(/^ {2}over +5$/m)
  expect(log).toMatch(/^ {2}captain done → next +\d+$/m)
  expect(log).toMatch(/^ {2}roundEnd gameEnds → over +5 +\d+$/m)
})
