import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import type { BotTypes } from '../../src/bots/bot.ts'
import type { Players } from '../../src/frame/players.ts'
import { parse } from '../arguments.ts'
import { featureOf } from '../games/ids.ts'
import { type Arguments, COMMAND, readArguments } from './arguments.ts'
import { roomForGroups } from './groups.ts'
import { type Outcome, playMatchGame } from './match.ts'
import { sitterOf } from './seats.ts'
import { shareOf, summaryOf } from './summary.ts'

const read = (words: string[]) => readArguments(parse(COMMAND, words))

const play = async (settings: Arguments, index: number): Promise<Outcome> =>
  (await featureOf(settings.game, 'bots'))((players) => playBy(players, settings, index))

async function playBy<G extends BotTypes>(
  players: Players<G>,
  settings: Arguments,
  index: number,
): Promise<Outcome> {
  const groups = roomForGroups(2)
  const a = sitterOf(players, settings.a, settings, groups)
  const b = sitterOf(players, settings.b, settings, groups)
  try {
    return await playMatchGame(players, { a, b }, settings, index)
  } finally {
    await Promise.all([a.close(), b.close()])
  }
}

/** Whether a process is there: a signal of number 0 only asks. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const levels = ['--a', 'intermediate', '--b', 'random']

describe('arguments', () => {
  test('have sensible defaults', () => {
    expect(read(levels)).toMatchObject({
      games: 400,
      seats: 2,
      edition: 'two-player',
      budget: { ms: 50 },
    })
    expect(read([...levels, '--game', 'le-havre'])).toMatchObject({ edition: 'full', seats: 2 })
    expect(read([...levels, '--seats', '4', '--iterations', '30'])).toMatchObject({
      edition: 'classic',
      budget: { iterations: 30 },
    })
  })

  test.each([
    [['--a', 'novice'], '--b is missing'],
    [[...levels, '--a', 'former'], "--a is not 'former'"],
    [[...levels, '--game', 'le-havre', '--seats', '1'], '--seats takes a whole number from 2'],
    [['--a', 'master', '--b', 'novice'], "--a is not 'master'"],
    [['--a', 'kept:random', '--b', 'novice'], "--a is not 'kept:random'"],
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

describe('a match', async () => {
  const settings = read([...levels, '--seats', '3'])
  const outcomes = await Promise.all(Array.from({ length: 6 }, (_, index) => play(settings, index)))

  test('can be played again game by game', async () => {
    expect(await play(settings, 4)).toEqual(outcomes[4])
    expect(await play({ ...settings, seed: 2 }, 4)).not.toEqual(outcomes[4])
  })

  test('is fair: equal players in turned seats share every deal', async () => {
    const even = read(['--a', 'intermediate', '--b', 'intermediate'])
    const [one, other] = [await play(even, 0), await play(even, 1)]
    expect(one.margin).toBe(-other.margin)
    expect(one.win + other.win).toBe(1)
  })

  test('is counted for A', () => {
    const { share, margin, scoreA, scoreB, best } = summaryOf(outcomes)
    expect(share.mean).toBeGreaterThan(0.8)
    expect(margin.mean).toBeGreaterThan(0)
    expect(scoreA).toBeGreaterThan(scoreB)
    expect(best).toBeGreaterThanOrEqual(scoreA)
  })
})

test.each([
  ['novice', 'random', 0.95],
  ['intermediate', 'novice', 0.95],
])('%s wins nearly every game against %s', async (a, b, least) => {
  const settings = read(['--a', a, '--b', b])
  const outcomes: Outcome[] = []
  for (let index = 0; index < 60; index++) outcomes.push(await play(settings, index))
  expect(summaryOf(outcomes).share.mean).toBeGreaterThanOrEqual(least)
})

test('Le Havre is played at the same table', async () => {
  const words = ['--game', 'le-havre', '--version', 'short', '--a', 'novice', '--b', 'random']
  const settings = read(words)
  const outcomes = [await play(settings, 0), await play(settings, 1)]
  expect(summaryOf(outcomes).share.mean).toBe(1)
  expect(await play(settings, 1)).toEqual(outcomes[1])
})

test('a bot that keeps its tree plays otherwise for it, and the same again', async () => {
  const outcome = (a: string): Promise<Outcome> =>
    play(read(['--a', a, '--b', 'intermediate', '--iterations', '6']), 0)
  const kept = await outcome('kept:expert')
  expect(kept).not.toEqual(await outcome('expert'))
  expect(kept).toEqual(await outcome('kept:expert'))
})

test('the expert searches, the same for the same seed', async () => {
  const settings = read(['--a', 'expert', '--b', 'random', '--iterations', '6'])
  const outcome = await play(settings, 0)
  expect(outcome.searched).toBeGreaterThan(100)
  expect(await play(settings, 0)).toEqual(outcome)
})

describe('an outside bot', () => {
  const against = (command: string, ...more: string[]) =>
    read(['--a', `cmd:${command}`, '--b', 'random', ...more])
  const inNode = (program: string): string =>
    `${JSON.stringify(process.execPath)} -e ${JSON.stringify(program)}`

  test('in JavaScript plays to the end', async () => {
    const bot = `${JSON.stringify(process.execPath)} docs/bots/bot.mjs`
    const outcome = await play(against(bot, '--limit', '60000'), 0)
    expect(outcome.fault).toBeUndefined()
    expect(outcome.rounds).toBeGreaterThan(5)
  })

  test('in Python plays to the end; where there is no Python, the game is lost and says so', async () => {
    const { error } = spawnSync('python3', ['--version'])
    const { fault, rounds } = await play(against('python3 docs/bots/bot.py', '--limit', '60000'), 0)
    if (error) expect(fault).toContain('ended with code 127')
    else expect({ fault, played: rounds > 5 }).toEqual({ fault: undefined, played: true })
  })

  test.each([
    ['crashes', 'process.exit(3)', 'ended with code 3'],
    ['says what is not JSON', "console.log('settler')", 'answered what is not JSON: settler'],
    ['plays what is not legal', 'console.log(JSON.stringify({ do: 1 }))', 'breaks turn.form'],
    [
      'answers in brackets without end',
      "console.log('['.repeat(4e5) + ']'.repeat(4e5))",
      `answered ${'['.repeat(120)} …, which`,
    ],
    [
      'would clear the screen',
      "console.log(JSON.stringify({ do: '\\x9b' }) + '\\x1b[2J')",
      'answered what is not JSON: {"do":"\\u009b"}\\u001b[2J',
    ],
    [
      'never ends its line',
      "setInterval(() => process.stdout.write('a'.repeat(1e5)), 1)",
      'answered more than 1000000 characters in one line',
    ],
    // The time of this one alone runs out.
    ['says nothing', 'setInterval(() => {}, 1000)', 'gave no answer within 500 ms', '500'],
  ])('that %s loses that game and nothing else', async (_, program, why, limit = '60000') => {
    const settings = against(inNode(program), '--limit', limit)
    for (const index of [0, 1]) {
      const { fault, win } = await play(settings, index)
      expect(fault).toContain(`game ${index + 1}, cmd:`)
      expect(fault).toContain(why)
      expect(win).toBe(0)
    }
    expect(summaryOf([await play(settings, 0)])).toMatchObject({ wins: 0, scoreA: 0 })
  })
})

describe('where another seat may act too, an outside bot', () => {
  const SELLS = `
    require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
      const { type, seat, view, legal } = JSON.parse(line);
      if (type !== 'decide') return;
      if (legal.some((move) => move.seat !== seat)) process.exit(7);
      const [card] = view.players[1 - seat].buildings;
      console.log(JSON.stringify(card ? { do: 'sell', seat: 1 - seat, card } : legal[0]))
    })`
  const settings = (program: string): Arguments => {
    const command = `cmd:${JSON.stringify(process.execPath)} -e ${JSON.stringify(program.replaceAll('\n', ''))}`
    const words = ['--game', 'le-havre', '--version', 'short', '--a', command, '--b', 'random']
    return read([...words, '--limit', '60000'])
  }

  test('is asked for moves of its own, and plays to the end', async () => {
    const own = SELLS.replace(/card \? .* : legal/, 'legal')
    expect((await play(settings(own), 0)).fault).toBeUndefined()
  })

  test('hears the beginning, every move once, and the end of a game', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'arena-'))
    const heard = join(folder, 'heard')
    const program = `
      require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
        require('node:fs').appendFileSync(process.argv[1], line + '\\n');
        const { type, legal } = JSON.parse(line);
        if (type === 'decide') console.log(JSON.stringify(legal[0]))
      })`
    const command = `cmd:${JSON.stringify(process.execPath)} -e ${JSON.stringify(program.replaceAll('\n', ''))} ${heard}`
    const words = ['--a', command, '--b', 'random', '--expansions', 'nobles', '--limit', '60000']
    const outcome = await play(read(words), 1)
    const lines = readFileSync(heard, 'utf8').trim().split('\n')
    const messages = lines.map((line): Record<string, unknown> => JSON.parse(line))
    rmSync(folder, { recursive: true })
    expect(outcome.fault).toBeUndefined()
    expect(messages[0]).toEqual({
      type: 'begin',
      game: 'puerto-rico',
      seat: 1,
      table: { edition: 'two-player', seats: 2, expansions: ['nobles'] },
    })
    const end = messages.at(-1)
    expect(end).toMatchObject({ type: 'end', seat: 1 })
    expect(end?.result).toMatchObject({ points: expect.any(Array), winners: expect.any(Array) })
    const decided = messages.slice(1, -1)
    expect(new Set(decided.map(({ type }) => type))).toEqual(new Set(['decide']))
    // What a seat answers comes back as the first of the moves since.
    const answers = decided.slice(0, -1).map(({ legal }) => (legal as unknown[])[0])
    expect(decided.slice(1).map(({ since }) => (since as unknown[])[0])).toEqual(answers)
  })

  test('that sells a card of its opponent loses the game', async () => {
    const { fault, win } = await play(settings(SELLS), 0)
    expect(fault).toMatch(/answered {"do":"sell",.*}, which is a move of another seat$/)
    expect(win).toBe(0)
  })
})

test('a match that is broken off leaves no outside bot behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arena-'))
  const started = join(folder, 'started')
  const bot = `require('node:fs').appendFileSync(process.argv[1], process.pid + ' '); setInterval(() => 1, 1e3)`
  const command = `cmd:${JSON.stringify(process.execPath)} -e ${JSON.stringify(bot)} ${started}`
  const words = ['scripts/arena.ts', '--a', command, '--b', 'random', '--limit', '600000']
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    writeFileSync(started, '')
    const arena = spawn(process.execPath, words)
    const ended = once(arena, 'exit')
    const pids = () => readFileSync(started, 'utf8').split(' ').filter(Boolean).map(Number)
    await vi.waitUntil(() => pids().length === 2, { timeout: 60_000, interval: 20 })
    arena.kill(signal)
    expect(await ended).toEqual([null, signal])
    for (const pid of pids()) await vi.waitUntil(() => !isRunning(pid), { timeout: 60_000 })
  }
  rmSync(folder, { recursive: true })
})

test('the interval of a share is Wilson’s', () => {
  const { low, high } = shareOf(0.5, 100)
  expect([low, high].map((end) => Number(end.toFixed(3)))).toEqual([0.404, 0.596])
  expect(shareOf(1, 400).low).toBeGreaterThan(0.98)
  expect(shareOf(1, 400).high).toBe(1)
})

test('draws count as parts of a win', () => {
  const outcome = (win: number, margin: number): Outcome => {
    const zero = { scoreA: 40, scoreB: 40, best: 40, rounds: 10, searches: 0, searched: 0 }
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
