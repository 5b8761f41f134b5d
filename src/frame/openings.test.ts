/** What is kept of openings is what the command counts, and fits its budget. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GAMES } from '../games/ids.ts'
import { loadFeature } from '../games/registry.ts'
import { openingText, readOpenings } from './opening-file.ts'
import { type OpeningTable, openingsOf } from './openings.ts'

/** What is kept of all games together, in bytes. */
const MOST = 60_000

/** A few games of the first table of a game, quickly played. */
const counted = async (game: (typeof GAMES)[number], seed = 1): Promise<OpeningTable> =>
  (await loadFeature(game, 'openings'))((opened) => {
    const [table] = opened.tables
    if (!table) throw new Error(`${game} has no table`)
    const bots = { ...opened.bots, first: 'intermediate' as const }
    return openingsOf({ ...opened, bots }, table, { games: 4, seed }, () => undefined)
  })

test.each(GAMES)('%s: the same seed counts the same, and every game is counted', async (game) => {
  const table = await counted(game)
  expect(await counted(game)).toEqual(table)
  expect(table.bySeat.map(({ all: [, games] }) => games)).toEqual(table.bySeat.map(() => 4))
  const sum = table.bySeat.reduce((sum, { all }) => sum + all[2], 0)
  expect(Math.abs(sum)).toBeLessThan(0.2)
  const places = table.bySeat.reduce((sum, { all }) => sum + all[4], 0)
  expect(places).toBeCloseTo((table.seats * (table.seats + 1)) / 2, 0)
  for (const [chosen, games] of table.lines) {
    const before = chosen.split(' ').slice(0, -1).join(' ')
    const parent = table.lines.find(([line]) => line === before)
    if (before) expect(parent?.[1], chosen).toBeGreaterThanOrEqual(games)
  }
})

test.each(
  GAMES,
)('%s: what is kept is text that the command writes, of its tables', async (game) => {
  const { file, tables } = (await loadFeature(game, 'openings'))(({ file, tables }) => ({
    file,
    tables,
  }))
  const kept = readOpenings(file)
  expect(openingText(kept)).toBe(readFileSync(file, 'utf8'))
  expect(kept.length).toBeGreaterThan(0)
  for (const { edition, seats, games } of kept) {
    expect(tables).toContainEqual({ edition, seats })
    expect(games).toBeGreaterThanOrEqual(200)
  }
})

test('all of it is small', async () => {
  const files = await Promise.all(
    GAMES.map(async (game) => (await loadFeature(game, 'openings'))(({ file }) => file)),
  )
  const size = files.reduce((sum, file) => sum + readFileSync(file).length, 0)
  expect(size).toBeLessThanOrEqual(MOST)
})
