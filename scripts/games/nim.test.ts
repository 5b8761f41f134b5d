/** A third game in the commands: each works on it, or says by name what it does not have. */
import { expect, test } from 'vitest'
import { waysOf } from '../../bench/ways.ts'
import { ALL_GAMES, GAMES } from '../../src/games/ids.ts'
import { REGISTRY } from '../../src/games/registry.ts'
import { parse, UsageError } from '../arguments.ts'
import { COMMAND, readArguments } from '../selfplay/arguments.ts'
import { playPart } from '../selfplay/run.ts'
import { readDamaged } from '../verify/fuzz.ts'
import { removeEffects } from '../verify/mutation.ts'
import { comparePositions } from '../verify/oracle.ts'
import { countPerft } from '../verify/perft.ts'
import { compareGames } from '../verify/xstate.ts'
import { featureOf, readGame } from './ids.ts'
import { readTable } from './table.ts'

const output = { print: () => {}, progress: () => {} }

test('Nim plays itself, with every position and move checked', async () => {
  const settings = readArguments(parse(COMMAND, ['--game', 'nim', '--games', '50', '--seats', '3']))
  const tally = await playPart(settings, 0, 1, () => {})
  expect(tally).toMatchObject({ games: 50, violations: 0, problems: [] })
  expect(tally.judged).toBe(tally.decisions + 50)
})

test('its lines are counted, and XState plays as the stepper does', async () => {
  expect(await countPerft('nim', output)).toBe(0)
  expect(await compareGames('nim', 10, 1, output)).toBe(0)
})

test('every way of playing it that is measured plays the same game', async () => {
  const withGame = await featureOf('nim', 'play')
  const ways = withGame((played) => waysOf(played, REGISTRY.nim.tables.measured))
  const decisions = Object.values(ways).map((play) => play(2, 7))
  expect(decisions.length).toBeGreaterThan(2)
  expect(new Set(decisions).size).toBe(1)
})

test('what it does not have is told by name, and no other game runs in its place', async () => {
  for (const proof of [
    comparePositions('nim', 10, 1, output),
    removeEffects('nim', output),
    readDamaged('nim', 10, 1, output),
    featureOf('nim', 'course'),
    featureOf('nim', 'scenarios'),
  ])
    await expect(proof).rejects.toThrow(/^nim has no (?:oracle|mutation|fuzz|course|scenarios)$/)
  expect(() => readTable('nim', { seats: '2', edition: 'classic' })).toThrow('not of nim')
  expect(() => readTable('nim', { seats: '5' })).toThrow('from 2 to 3')
  expect(() => readGame('go')).toThrow(UsageError)
})

test('a game is found by its own name alone', async () => {
  for (const id of ALL_GAMES) expect(readGame(id)).toBe(id)
  for (const id of GAMES)
    expect((await featureOf(id, 'play'))(({ game }) => game.parts.id)).toBe(id)
  expect((await featureOf('nim', 'bots'))((players) => players.id)).toBe('nim')
})
