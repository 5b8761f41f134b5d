/** What stands around a game of Le Havre, as around one of Puerto Rico: hints, bots by seat, the referee, the end. */
import type { Page } from '@playwright/test'
import { leHavre } from '../src/games/le-havre/plug.ts'
import { packLink } from '../src/saves/link.ts'
import { THINKING } from './browser.ts'
import { expect, test } from './clean-page.ts'
import { tick } from './playing.ts'

test.use(THINKING)

const PLAY = '/le-havre/play/'

/** Opens a position that two people at one device play on from. */
async function open(page: Page, position: object): Promise<void> {
  const link = await packLink(leHavre.game.parts, {
    game: { version: 'short', seats: 2 },
    at: 'turn.main',
    ...position,
  })
  await page.goto(PLAY + link, { waitUntil: 'networkidle' })
  await expect(page.locator('.at-table')).toBeVisible()
}

test('a hint names a move, says why, and lights its place; it goes with the next move', async ({
  page,
}) => {
  await open(page, { set: { round: 2, offers: { fish: 5, wood: 1 } } })
  await page.locator('[data-action="hint"]').click()
  const hint = page.locator('.bot-message .hint')
  await expect(hint).toContainText('힌트')
  await expect(hint).toContainText(/요\./)
  const lit = page.locator('.is-lit').first()
  await expect(lit).toBeVisible()
  await page.locator('[data-key^="offer:"].is-may').first().click()
  await expect(hint).toHaveCount(0)
})

test('the referee judges the position of a game', async ({ page }) => {
  await open(page, { set: { round: 3, offers: { fish: 5, wood: 1 } } })
  await page.getByRole('button', { name: '이 자리 판정하기' }).click()
  await expect(page).toHaveURL(/\/le-havre\/referee\/#lh1\./)
  await expect(page.locator('[data-key="offer:fish"] b')).toHaveText('5')
})

test('what the others did is looked at again, move by move', async ({ page }) => {
  await page.goto(PLAY, { waitUntil: 'networkidle' })
  await tick(page, '초급 봇')
  await page.getByRole('button', { name: '바로 시작' }).click()
  const since = page.locator('.since li')
  await expect(async () => {
    const go = page.locator('.main-action:not([disabled])')
    const may = page.locator('[data-key^="offer:"].is-may')
    if ((await may.count()) > 0) await may.first().click({ timeout: 5_000 })
    else if ((await go.count()) > 0) await go.first().click({ timeout: 5_000 })
    expect(await since.locator('.why').count()).toBeGreaterThan(0)
  }).toPass()
  const again = page.locator('[data-action="again"]')
  await expect(again).toBeVisible()
  const all = await since.count()
  await again.click()
  await expect(page.getByRole('button', { name: '그만 보기' })).toBeVisible()
  expect(await since.count()).toBeLessThan(all)
  await page.getByRole('button', { name: '그만 보기' }).click()
  await expect(since).toHaveCount(all)
})
