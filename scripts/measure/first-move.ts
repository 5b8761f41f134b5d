/**
 * From opening the site to the first piece moved, on a slow phone that has never been here. Taps are
 * made each as soon as what it is for is to be seen.
 */
import type { Browser, Page } from '@playwright/test'
import { clearProgress, showProgress } from '../progress.ts'
import { median } from './numbers.ts'
import { phone, row, startBrowser } from './phone.ts'
import type { Settings } from './settings.ts'

const BAR_MS = 3000

const START = 'a[data-later]'
const PIECE = '[data-key="building:largeFruitPlant"]'

/** What is waited for, in milliseconds. */
interface Waits {
  /** From opening the address to the front page, with the link that begins. */
  home: number
  /** From the first tap to the first position. */
  lesson: number
  /** From the first tap to the building being chosen, which is tapped as soon as it is to be seen. */
  ready: number
  /** From the press of the button to the building in the city. */
  moved: number
}

/** When something becomes so on the page, by the page's own clock, which starts as the page is asked for. */
const momentOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const looking = setInterval(() => {
          if (!document.querySelector(wanted)?.checkVisibility()) return
          clearInterval(looking)
          resolve(performance.now())
        }, 4)
      }),
    selector,
  )

async function waits(browser: Browser, address: string): Promise<Waits> {
  const { page, close } = await phone(browser, { isSlow: true, slowNet: true })
  try {
    await page.goto(address, { waitUntil: 'commit' })
    const home = await momentOf(page, START)
    await page.locator(START).tap({ noWaitAfter: true })
    await page.waitForURL(/\/learn\/[^/]+\/$/, { waitUntil: 'commit' })
    const lesson = await momentOf(page, `${PIECE}, .step-board`)
    // The tap wakes the page, and has to count.
    await page.locator(PIECE).tap()
    const ready = await momentOf(page, `${PIECE}[aria-pressed="true"]`)
    const before = await page.evaluate(() => performance.now())
    await page.locator('.main-action').tap()
    const moved = (await momentOf(page, '.step-message.is-done')) - before
    return { home, lesson, ready, moved }
  } finally {
    await close()
  }
}

const HEAD = ['front page', 'first position', 'it answers', 'piece moved', 'interactive in all']

/** Prints the medians, and gives whether the site answers soon enough. */
export async function measureFirstMove(address: string, { runs }: Settings): Promise<boolean> {
  const browser = await startBrowser()
  try {
    const made: Waits[] = []
    for (let run = 0; run < runs; run++) {
      showProgress(`run ${run + 1} of ${runs}`)
      made.push(await waits(browser, address))
    }
    clearProgress()
    const middle = (key: keyof Waits): number => median(made.map((one) => one[key]))
    const inAll = median(made.map(({ home, ready }) => home + ready))
    const figures = [middle('home'), middle('lesson'), middle('ready'), middle('moved'), inAll]
    console.log(row(HEAD))
    console.log(row(HEAD.map(() => '---')))
    console.log(row(figures.map((ms) => `${(ms / 1000).toFixed(2)} s`)))
    return inAll <= BAR_MS
  } finally {
    await browser.close()
  }
}
