import { noProgress } from '../../src/saves/progress.ts'
import { IN_MOTION } from '../browser.ts'
import { expect, test } from '../clean-page.ts'
import { start } from '../playing.ts'
import { giveFile } from '../stored.ts'

test.use(IN_MOTION)

test('an impossible try is answered by its rule, with a link to the paragraph', async ({
  page,
}) => {
  await start(page)
  await page.locator('[data-key="role:builder"]').click()
  await page.locator('.main-action').click()
  await page.locator('[data-key="building:wharf"]').click()
  const refusal = page.locator('.refusal')
  await expect(refusal).toBeVisible()
  const link = refusal.getByRole('link').first()
  await expect(link).toContainText('3.')
  await expect(page.getByRole('status')).not.toBeEmpty()
  await link.click()
  await expect(page.locator('[id="builder.price"]')).toBeInViewport()
})

test('undo takes the last choice back', async ({ page }) => {
  await start(page)
  await page.locator('[data-key="role:prospector"]').click()
  await page.locator('.main-action').click()
  await expect(page.locator('.prompt')).toContainText('플레이어 B')
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect(page.locator('.prompt')).toContainText('플레이어 A')
})

test('a game is resumed where it was left', async ({ page }) => {
  await start(page)
  await page.locator('[data-key="role:prospector"]').click()
  await page.locator('.main-action').click()
  await expect(page.locator('.prompt')).toContainText('플레이어 B')
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /이어 두기/ }).click()
  await expect(page.locator('.prompt')).toContainText('플레이어 B')
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect(page.locator('.prompt')).toContainText('플레이어 A')
})

test('a file that is no game is refused in words, and the kept game stays', async ({ page }) => {
  await start(page)
  await page.getByRole('button', { name: '목록으로' }).click()
  const alert = page.getByRole('alert')
  await giveFile(page, '{"version":1,"id":"x"')
  await expect(alert).toContainText('깨졌거나')
  await giveFile(page, { name: 'chess' })
  await expect(alert).toContainText('이 사이트의 파일이 아니에요')
  await giveFile(page, noProgress('puerto-rico'))
  await expect(alert).toContainText('배우기 기록 파일이에요')
  await giveFile(page, { ...noProgress('puerto-rico'), game: 'le-havre' })
  await expect(alert).toContainText('다른 게임의 파일이에요')
  await expect(page.getByRole('button', { name: /이어 두기/ })).toBeVisible()
})
