/**
 * How long a game is looked over on a page, and how long the page is busy meanwhile. Tasks are counted by the
 * processor's time, which other work on the machine does not change: none should take more than 50 ms, on a slow
 * phone neither.
 */
import type { Browser } from '@playwright/test'
import { finishedGame } from '../../e2e/finished-game.ts'
import { keyOf } from '../../src/saves/store.ts'
import { t } from '../../src/text/messages/after.ts'
import { phone, row, startBrowser } from './phone.ts'
import { measureSlowdown } from './slowdown.ts'
import { LONG, TRACED, tasksOf } from './tasks.ts'

/** However slow the machine, in milliseconds. */
const PATIENCE = 900_000
/** Looks a game between two people over, both of them. */
async function lookOver(browser: Browser, address: string) {
  const { page, close } = await phone(browser, { isSlow: false })
  try {
    const game = finishedGame(['human', 'human'])
    await page.addInitScript(
      ([key = '', text = '']) => localStorage.setItem(key, text),
      [keyOf(game), JSON.stringify(game)],
    )
    await page.goto(`${address}puerto-rico/play/`, { waitUntil: 'networkidle' })
    await page.locator('.game-list li button').first().tap()
    const button = page.getByRole('button', { name: t('review.title') })
    await button.waitFor()
    await browser.startTracing(page, TRACED)
    const start = performance.now()
    await button.tap()
    await page.locator('.review-done').waitFor({ timeout: PATIENCE })
    const seconds = (performance.now() - start) / 1000
    const tasks = tasksOf(await browser.stopTracing())
    const summary = await page.locator('.review-done').innerText()
    return { decisions: Number(/\d+/.exec(summary)?.[0]), seconds, tasks }
  } finally {
    await close()
  }
}

const HEAD = [
  'decisions',
  'seconds',
  'for 60 of them',
  'tasks',
  'longest',
  'over 50 ms',
  'slower',
  'over 50 ms then',
]

/** Prints what was measured; there is no bar to miss. */
export async function measureReview(address: string): Promise<boolean> {
  const browser = await startBrowser()
  try {
    const slower = await measureSlowdown(browser)
    const { decisions, seconds, tasks } = await lookOver(browser, address)
    const over = (ms: number): string => String(tasks.filter((task) => task > ms).length)
    console.log(row(HEAD))
    console.log(row(HEAD.map(() => '---')))
    const cells = [
      seconds.toFixed(1),
      ((60 * seconds) / decisions).toFixed(1),
      String(tasks.length),
    ]
    const longest = `${(tasks[0] ?? 0).toFixed(1)} ms`
    const slow = [`× ${slower.toFixed(1)}`, over(LONG / slower)]
    console.log(row([String(decisions), ...cells, longest, over(LONG), ...slow]))
  } finally {
    await browser.close()
  }
  return true
}
