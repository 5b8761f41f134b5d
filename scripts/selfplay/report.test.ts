import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from '../arguments.ts'
import { COMMAND, readArguments } from './arguments.ts'
import { runRecord } from './record.ts'
import { readRuns } from './recorded.ts'
import { playPart } from './run.ts'
import { spreadOf } from './spread.ts'
import { recordOf } from './tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'runs-'))
afterAll(() => rmSync(folder, { recursive: true }))

const runOf = async (seats: number, seed: number, games: number) => {
  const words = `--seats ${seats} --games ${games} --no-checks`.split(' ')
  const settings = readArguments(parse(COMMAND, words))
  const run = { ...settings, seed }
  return runRecord(run, await playPart(run, 0, 1, () => {}), 2)
}
const fileOf = (name: string, content: unknown): string => {
  const file = join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

describe('a spread', () => {
  test('tells shares and draws bars', () => {
    const spread = spreadOf({ 12: 1, 10: 3, 13: 16 })
    expect(spread).toEqual({
      least: 10,
      most: 13,
      mean: 12.5,
      low: 10,
      median: 13,
      high: 13,
      plot: '▂ ▁█',
    })
  })

  test('has at most forty bars, which hold every value', () => {
    const counts = Object.fromEntries(Array.from({ length: 95 }, (_, value) => [value, 1]))
    expect(spreadOf(counts).plot).toBe(`${'█'.repeat(31)}▆`)
  })

  test('of nothing is refused', () => {
    expect(() => spreadOf({})).toThrow('nothing was counted')
  })
})

const two = await runOf(2, 1, 4)
const more = await runOf(2, 2, 6)
const three = await runOf(3, 1, 3)

describe('recorded runs', () => {
  test('of the same seats are added up', () => {
    const files = [fileOf('3.json', three), fileOf('1.json', two), fileOf('2.json', more)]
    const [first, second] = readRuns(files)
    expect(first).toMatchObject({ seats: 2, games: 10, seeds: [1, 2] })
    expect(first?.decisions).toBe(two.decisions + more.decisions)
    expect(first?.figures.asked.roles).toBe(
      (two.figures.asked.roles ?? 0) + (more.figures.asked.roles ?? 0),
    )
    expect(second).toMatchObject({ seats: 3, games: 3 })
  })

  test('become tables with a column or row for each number of seats', () => {
    const text = recordOf(readRuns([fileOf('a.json', two), fileOf('b.json', three)]))
    expect(text).toContain('7 games in all.')
    expect(text).toMatch(/^\| 2 \| two-player \| 1 \| 4 \|/m)
    expect(text).toContain('| building | 2 seats | 3 seats |')
    const shares = /## Who came first\n\n.*\n.*\n((?:\|.*\n)+)/.exec(text)?.[1] ?? ''
    const sum = [...shares.matchAll(/\| ([\d.]+) % \| [\d.]+ % \|/g)]
      .map(([, share]) => Number(share))
      .reduce((total, share) => total + share, 0)
    expect(sum).toBeCloseTo(100, 0)
  })

  test.each([
    ['no JSON', '{', /no JSON.*JSON/],
    ['no run', { seats: 2 }, /no run: game: /],
    ['a spoiled count', { ...two, games: -1 }, /a spoiled count: games: /],
    ['of Le Havre', { ...two, game: 'le-havre' }, /game: only runs of Puerto Rico/],
    ['with nobles', { ...two, expansions: ['nobles'] }, /expansions.*: runs with expansions/],
    ['without a figure', { ...two, figures: { ends: {} } }, /without a figure: figures\.rounds/],
  ])('%s is refused with the name of the file', (name, content, message) => {
    expect(() => readRuns([fileOf(name, content)])).toThrow(message)
  })

  test('given twice are refused', () => {
    const file = fileOf('same.json', two)
    expect(() => readRuns([file, file])).toThrow('seed 1 is there twice')
  })
})
