/** A phone as Lighthouse imagines one: a slow net and a slow processor. */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { browserFlags, findBrowser, WITH_WINDOWS } from '../../e2e/browser.ts'
import { measureSlowdown } from './slowdown.ts'

const KILOBIT = 1024 / 8

/** Round trips of 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1638.4 * KILOBIT,
  uploadThroughput: 750 * KILOBIT,
}

interface Phone {
  page: Page
  session: CDPSession
  /** How many times slower than this machine it is. */
  slower: number
  close: () => Promise<void>
}

/** Starts a browser with windows, as the shell for tests wakes live pages by itself. */
export function startBrowser(): Promise<Browser> {
  const executablePath = findBrowser(WITH_WINDOWS)
  return chromium.launch({ args: browserFlags(), ...(executablePath && { executablePath }) })
}

/** A page of its own, never here before; as fast as this machine, or with a slow processor or net where asked for. */
export async function phone(
  browser: Browser,
  { isSlow, slowNet = false }: { isSlow: boolean; slowNet?: boolean },
): Promise<Phone> {
  const slower = isSlow ? await measureSlowdown(browser) : 1
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'ko-KR',
    // What a service worker keeps would answer in place of the net.
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  if (slowNet) await session.send('Network.emulateNetworkConditions', SLOW_4G)
  return { page, session, slower, close: () => context.close() }
}

/** A line of a table in Markdown. */
export const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
