/**
 * How long a game is looked over on a page, and whether the page answers meanwhile: once as fast as this machine is,
 * once with a page four times slower. It should never be busy for more than 50 ms.
 */
import type { Browser } from '@playwright/test'
import { finishedGame } from '../../e2e/finished-game.ts'
import { keyOf } from '../../src/saves/store.ts'
import { t } from '../../src/text/messages/after.ts'
import { clearProgress, showProgress } from '../progress.ts'
import { phone, row, startBrowser } from './phone.ts'

const SLOWER = [1, 4] as const
/** However slow the machine, in milliseconds. */
const PATIENCE = 600_000

interface Looked {
  decisions: number
  seconds: number
  /** Tasks of more than 50 ms, in milliseconds. */
  busy: number[]
}

/** Looks a game between two people over, both of them. */
async function lookOver(browser: Browser, address: string, slower: number): Promise<Looked> {
  const { page, close } = await phone(browser, { slower })
  try {
    const game = finishedGame(['human', 'human'])
    await page.addInitScript(
      ([key = '', text = '']) => localStorage.setItem(key, text),
      [keyOf(game), JSON.stringify(game)],
    )
    await page.goto(`${address}puerto-rico/play/`, { waitUntil: 'networkidle' })
    await page.locator('.game-list li button').first().tap()
    await page.getByRole('button', { name: t('review.title') }).tap()
    await page.locator('.review-bar .main-action').waitFor()
    await page.evaluate(() => {
      const busy: number[] = []
      Object.assign(window, { busy })
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) busy.push(duration)
      }).observe({ type: 'longtask' })
    })
    const start = performance.now()
    await page.locator('.review-bar .main-action').tap()
    await page.locator('.review-done').waitFor({ timeout: PATIENCE })
    const seconds = (performance.now() - start) / 1000
    await page.waitForTimeout(500)
    const told = await page.locator('.review-done').innerText()
    const busy = await page.evaluate((): number[] => Reflect.get(window, 'busy'))
    return { decisions: Number(/\d+/.exec(told)?.[0]), seconds, busy }
  } finally {
    await close()
  }
}

const HEAD = ['slower', 'decisions', 'seconds', 'for 60 of them', 'busy over 50 ms']

/** Prints what was measured; there is no bar to miss. */
export async function measureReview(address: string): Promise<boolean> {
  const browser = await startBrowser()
  console.log(row(HEAD))
  console.log(row(HEAD.map(() => '---')))
  try {
    for (const slower of SLOWER) {
      showProgress(`× ${slower}`)
      const { decisions, seconds, busy } = await lookOver(browser, address, slower)
      clearProgress()
      const tasks = busy.map((ms) => ms.toFixed(0)).join(', ')
      const sixty = ((60 * seconds) / decisions).toFixed(1)
      console.log(
        row([`× ${slower}`, String(decisions), seconds.toFixed(1), sixty, tasks || 'never']),
      )
    }
  } finally {
    await browser.close()
  }
  return true
}
