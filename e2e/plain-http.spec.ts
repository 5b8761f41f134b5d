/** Plain HTTP on a local network, as from a laptop to the phones at a table: there is no secure context. */
import { launchOptions } from './browser.ts'
import { expect, test } from './clean-page.ts'
import { start } from './playing.ts'

const NAME = 'laptop.test'

test.use({
  launchOptions: launchOptions([`--host-resolver-rules=MAP ${NAME} 127.0.0.1`]),
  baseURL: async ({ baseURL }, use) => use((baseURL ?? '').replace('localhost', NAME)),
})

test.afterEach(({ complaints }) => {
  // The browser says that a header of the server means nothing here.
  const besides = complaints.filter((line) => !line.includes('Cross-Origin-Opener-Policy'))
  complaints.splice(0, complaints.length, ...besides)
})

test('a game is begun, kept and taken up again', async ({ page }) => {
  await start(page)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await page.locator('[data-key="role:prospector"]').click()
  await page.locator('.main-action').click()
  await expect(page.locator('.prompt')).toContainText('플레이어 B')
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /이어 두기/ }).click()
  await expect(page.locator('.prompt')).toContainText('플레이어 B')
})

test('a bot plays, and a question is shared', async ({ page }) => {
  await page.goto('/puerto-rico/play/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: '바로 시작' }).click()
  await page.locator('[data-key="role:prospector"]').click()
  await page.locator('.main-action').click()
  await expect(page.locator('.bot-message .why').first()).toBeVisible()
  await page.goto('/puerto-rico/referee/?scenario=captain/five-corn-two-empty-ships', {
    waitUntil: 'networkidle',
  })
  await page.getByRole('button', { name: '링크 복사' }).click()
  await expect(page.locator('.copy [role="status"]')).toContainText('복사했어요')
  await expect(page).toHaveURL(/#pr1\./)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.locator('.ask .live')).toBeVisible()
})

test('what needs a secure context is not offered', async ({ page }) => {
  await page.goto('/puerto-rico/referee/cases/', { waitUntil: 'networkidle' })
  await expect(page.locator('.keep-cases button')).toBeHidden()
})

test('a browser without compression shares and opens links too', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { CompressionStream: undefined, DecompressionStream: undefined })
  })
  await page.goto('/puerto-rico/referee/?scenario=captain/five-corn-two-empty-ships', {
    waitUntil: 'networkidle',
  })
  await expect(page).toHaveURL(/#pr1\.~/)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.locator('.ask .live')).toBeVisible()
})
