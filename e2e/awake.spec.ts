/** Readers tap before a page's scripts have come; nothing of that is lost. */
import type { Page } from '@playwright/test'
import { expect, test } from './clean-page.ts'

/** Opens a page whose island has to wait; gives the way to let it go on. */
async function openAsleep(page: Page, path: string, script: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/_astro/${script}.*.js`, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return resolve
}

test('a game is begun as it was chosen before the page was awake', async ({ page }) => {
  const wake = await openAsleep(page, '/puerto-rico/play/', 'Play')
  await page.getByText('차림 바꾸기').click()
  await page.getByLabel('사람 수').selectOption('3')
  await page.getByLabel('한 기기에서 함께').check()
  await page.getByRole('button', { name: '바로 시작' }).click()
  await expect(page).not.toHaveURL(/\?/)
  wake()
  await expect(page.locator('.prompt')).toContainText('플레이어 A')
  await expect(page.locator('.game-table')).toContainText('플레이어 C')
})

test('folds that were opened too early are filled', async ({ page }) => {
  const wakeReferee = await openAsleep(page, '/puerto-rico/referee/', 'Referee')
  await page.locator('.start > summary').click()
  wakeReferee()
  await expect(page.locator('.start .found button')).not.toHaveCount(0)
  const wakeFigure = await openAsleep(page, '/puerto-rico/rules/trader/', 'LiveFigure')
  const more = page.locator('.figure-more').first()
  await more.locator('summary').click()
  wakeFigure()
  await expect(more.getByRole('button').first()).toBeVisible()
})
