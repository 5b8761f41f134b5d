/**
 * How many times slower than this machine a phone is. Four times slower is a phone only where the machine is a fast
 * desktop; Lighthouse advises to calibrate by the index that it gives a machine.
 */
import type { Browser } from '@playwright/test'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'

/** The middle of the fast desktops, 1,500 to 2,000, for which Lighthouse means its factor of 4. */
const DESKTOP = { index: 1750, slower: 4 }

/** How much faster or slower a machine may have become during a run, as a part. */
const STEADY = 0.15

/** For a machine of this index, never below 1, as nothing makes it faster. */
export const slowdownFor = (index: number): number =>
  Math.max(1, (DESKTOP.slower * index) / DESKTOP.index)

/**
 * Whether the machine was about as fast before a run as after it. Where it was not, a phone so many times slower was
 * another one than was meant.
 */
export const isSteady = (before: number, after: number): boolean =>
  Math.abs(after / before - 1) <= STEADY

/** Takes a second, in a page of its own: other work on the machine may slow it down from run to run. */
export async function measureSlowdown(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  try {
    return slowdownFor(await page.evaluate(pageFunctions.computeBenchmarkIndex))
  } finally {
    await page.close()
  }
}
