/**
 * How soon the play page answers during a game against each level of bots. Once as fast as this machine is, where
 * the page should never be busy for more than 50 ms while a bot thinks; once on a slow one, where a move
 * should be answered within 100 ms.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Browser } from '@playwright/test'
import { type Saved, saves } from '../../src/games/puerto-rico/saves.ts'
import { beginGame } from '../../src/saves/game.ts'
import { keyOf } from '../../src/saves/store.ts'
import { clearProgress, showProgress } from '../progress.ts'
import { median, percentile } from './numbers.ts'
import { phone, row, startBrowser } from './phone.ts'
import type { Settings } from './settings.ts'
import { pointOut, type Recording, watch } from './watch.ts'

const LEVELS = ['intermediate', 'advanced', 'expert'] as const

/** How long a player looks before the finger comes down, in milliseconds. */
const LOOK = 150
/** How often it is looked for a tap at most, so that a game that stands still is told. */
const MOST_LOOKS = 60

type Level = (typeof LEVELS)[number]

/** A kept game that nothing has happened in. */
const gameAgainst = (level: Level): Saved =>
  beginGame(saves, {
    setup: { edition: 'two-player', seed: 2026, options: {} },
    players: ['human', level],
  })

/** Plays so many taps of a game, and gives the recording. */
async function play(
  browser: Browser,
  address: string,
  { level, isSlow, taps }: { level: Level; isSlow: boolean; taps: number },
): Promise<{ slower: number; recording: Recording }> {
  const { page, slower, close } = await phone(browser, { isSlow })
  try {
    const game = gameAgainst(level)
    await page.addInitScript(
      ([key = '', text = '']) => localStorage.setItem(key, text),
      [keyOf(game), JSON.stringify(game)],
    )
    await page.goto(`${address}puerto-rico/play/`, { waitUntil: 'networkidle' })
    await page.locator('.game-list li button').first().tap()
    await page.locator('.action-bar .prompt').waitFor()
    await page.evaluate(watch)
    for (let count = 0, look = 0; count < taps; look++) {
      if (look > MOST_LOOKS * taps) throw new Error(`nothing to press after ${count} taps`)
      const seen = await page.evaluate(pointOut, look)
      await page.waitForTimeout(LOOK)
      const next = await page.evaluate(pointOut, look)
      if (next === 'over') break
      // Where the table is still changing, the finger would come down on something else.
      if (next === 'wait' || !isDeepStrictEqual(next, seen)) continue
      await page.touchscreen.tap(next.x, next.y)
      count++
    }
    await page.waitForTimeout(500)
    return { slower, recording: await page.evaluate(() => window.recording) }
  } finally {
    await close()
  }
}

const HEAD = [
  'against',
  'slower',
  'moves',
  'median',
  '95 %',
  'longest',
  'choices',
  'median',
  '95 %',
  'longest',
  'busy over 50 ms while it thinks',
  'otherwise',
]

const longest = (all: readonly number[]): string =>
  all.length > 0 ? `${Math.max(...all).toFixed(0)} ms` : '–'

const busy = (tasks: readonly number[]): string =>
  tasks.length > 0 ? `${tasks.length}, longest ${longest(tasks)}` : 'never'

function cellsOf({ answers, thinking, otherwise }: Recording): string[] {
  const kinds = [true, false].map((moved) =>
    answers.filter((one) => one.moved === moved).map(({ ms }) => ms),
  )
  return [
    ...kinds.flatMap((all) => [
      String(all.length),
      `${median(all)} ms`,
      `${percentile(all, 95)} ms`,
      longest(all),
    ]),
    busy(thinking),
    busy(otherwise),
  ]
}

/** Prints what was recorded; there is no bar to miss. */
export async function measureResponsiveness(address: string, { taps }: Settings): Promise<boolean> {
  const browser = await startBrowser()
  console.log(row(HEAD))
  console.log(row(HEAD.map(() => '---')))
  try {
    for (const level of LEVELS)
      for (const isSlow of [false, true]) {
        showProgress(`${level}, ${isSlow ? 'slow' : 'fast'}`)
        const { slower, recording } = await play(browser, address, { level, isSlow, taps })
        clearProgress()
        console.log(row([level, `× ${slower.toFixed(1)}`, ...cellsOf(recording)]))
      }
  } finally {
    await browser.close()
  }
  return true
}
