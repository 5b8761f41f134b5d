import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'
import { compareWithBook } from './book.ts'
import { compareCharts } from './chart.ts'

test('arguments are read, and by default the runs are long', () => {
  expect(readArguments(['book'])).toEqual({
    run: 'book',
    games: 10_000,
    positions: 100_000,
    seed: 1,
  })
  expect(readArguments('chart --games 7 --seed 0'.split(' '))).toMatchObject({
    run: 'chart',
    games: 7,
    seed: 0,
  })
})

test.each([
  ['', "book or chart is expected, not ''"],
  ['both', "not 'both'"],
  ['book chart', "not 'book chart'"],
  ['book --positions 0', "--positions takes a whole number from 1 to 1000000000, not '0'"],
  ['chart --games x', "not 'x'"],
  ['chart --workers 2', "Unknown option '--workers'"],
])('%s is refused with the reason', (words, message) => {
  expect(() => readArguments(words.split(' ').filter(Boolean))).toThrow(message)
})

test('a run with the book takes from tables and from games, and counts decisions', () => {
  const lines: string[] = []
  compareWithBook(500, 1, (line) => lines.push(line))
  const log = lines.join('\n')
  expect(log).toMatch(
    /from tables: \d+ positions[\s\S]*from games: \d+ positions[\s\S]*\n0 differences$/,
  )
  expect(log).toMatch(/ {2}roles +\d\d+\n/)
})

test('a run with XState plays every number of seats, and counts states, ways and guards', () => {
  const lines: string[] = []
  compareCharts(5, 1, (line) => lines.push(line))
  const log = lines.join('\n')
  expect(log.match(/: 1 games, \d+ decisions, 0 differences/g)).toHaveLength(5)
  expect(log).toMatch(/^ {2}over +5$/m)
  expect(log).toMatch(/^ {2}captain done → next +\d+$/m)
  expect(log).toMatch(/^ {2}roundEnd gameEnds → over +5 +\d+$/m)
})
