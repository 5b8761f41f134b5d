/** Devices that share nothing but the links of a game. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect } from './clean-page.ts'
import { tick } from './playing.ts'

/** What a device's next link goes to. */
export const PLAY = { 'puerto-rico': '/puerto-rico/play/', 'le-havre': '/le-havre/play/' } as const
export type Named = keyof typeof PLAY

/** Another device: another context, with nothing of the first. */
export async function device(browser: Browser, baseURL = '', locale = 'ko-KR'): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    baseURL,
    locale,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  })
  return context.newPage()
}

/** Begins a game of two by link. */
export async function begin(page: Page, game: Named): Promise<void> {
  await page.goto(PLAY[game], { waitUntil: 'networkidle' })
  await tick(page, '멀리서 링크로')
  await page.getByLabel('플레이어 A 이름').fill('민수')
  await page.getByLabel('플레이어 B 이름').fill('영희')
  await page.getByRole('button', { name: '바로 시작' }).click()
}

/** The size of a small phone. */
export const PHONE = { width: 360, height: 640 }

const KOREAN = { send: /^링크 (다시 )?보내기$/, sent: '링크를 보냈어요' }

/** The link that the game is handed on by. */
export async function linkOf(page: Page, { send, sent } = KOREAN): Promise<string> {
  await page.evaluate(() => {
    const taken = { url: '' }
    Object.assign(window, { taken })
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ url }: { url: string }) => {
        taken.url = url
      },
    })
  })
  await page.getByRole('button', { name: send }).click()
  await expect(page.getByText(sent)).toBeVisible()
  return page.evaluate((): string => Reflect.get(window, 'taken').url)
}

/** Opens a link as it is tapped in a messenger, and lets what happened be shown at once. */
export async function open(page: Page, link: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(link, { waitUntil: 'networkidle' })
}

/** Ends the showing of what happened, where it goes on. */
export async function skip(page: Page, name = '그만 보기'): Promise<void> {
  const stop = page.getByRole('button', { name })
  const goesOn = '.spot.is-may:visible, .main-action:visible, .by-link .prompt:visible, .parted'
  const may = page.locator(goesOn).first()
  await expect(stop.or(may).first()).toBeVisible()
  // It may end by itself meanwhile.
  await expect(async () => {
    if (await stop.isVisible()) await stop.click({ timeout: 2000 })
  }).toPass()
}

/** Plays whatever the table offers, the first or the last of it, until somebody elsewhere is to move or the game is over. */
export async function playMyTurn(
  page: Page,
  which: 'first' | 'last' = 'first',
  stop?: string,
): Promise<void> {
  await skip(page, stop)
  const waits = page.locator('.by-link .prompt, .final-score').first()
  await expect(async () => {
    if (await waits.isVisible()) return
    const button = page.locator('.action-bar .main-action:not([disabled])').first()
    const spot = page.locator('.spot.is-may')[which]()
    const pass = page.locator('[data-action="pass"]').first()
    if (await button.isVisible()) await button.click({ timeout: 5000 })
    else if (await spot.isVisible()) await spot.click({ timeout: 5000 })
    else if (await pass.isVisible()) await pass.click({ timeout: 5000 })
    await expect(waits).toBeVisible({ timeout: 500 })
  }).toPass()
}

/** The moves of the one game by link that lies on a device, but for the last bracket: what the table does unasked may follow. */
export const movesOn = (page: Page, game: Named): Promise<string> =>
  page.evaluate((prefix) => {
    const keys = Object.keys(localStorage).filter((one) => one.startsWith(prefix))
    const games = keys.map((key) => JSON.parse(localStorage.getItem(key) ?? '{}'))
    // Counts may be written in any order.
    const inOrder = (_: string, value: unknown): unknown =>
      value && typeof value === 'object' && !Array.isArray(value) && !('do' in value)
        ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
        : value
    return JSON.stringify(games.find(({ link }) => link)?.moves, inOrder).slice(0, -1)
  }, `${game}/game/`)

/** A game of two in which the second has just opened the first's link. */
export async function pair(
  first: Page,
  browser: Browser,
  baseURL: string | undefined,
): Promise<{ second: Page; link: string }> {
  const second = await device(browser, baseURL)
  await begin(first, 'puerto-rico')
  await playMyTurn(first)
  const link = await linkOf(first)
  await open(second, link)
  await second.getByRole('button', { name: '영희로 두기' }).click()
  return { second, link }
}
