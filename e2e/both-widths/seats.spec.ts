import { expect, test } from '../clean-page.ts'
import { overflow } from '../overflow.ts'
import { startWith } from '../playing.ts'

test('a table for five fits its width, and every board unfolds', async ({ page }) => {
  await startWith(page, 5)
  await expect(page.locator('.rules-in-force')).toContainText('고전판5명')
  const folded = page.locator('[data-zone="other"]')
  await expect(folded).toHaveCount(4)
  await folded.last().locator('summary').press('Enter')
  await expect(folded.last().locator('.land')).toBeVisible()
  expect(await overflow(page)).toBe(0)
})

test('the board of whoever decides lies open, and what is asked stays in view', async ({
  page,
}) => {
  await startWith(page, 5)
  const own = page.locator('[data-zone="own"]')
  for (const letter of ['A', 'B']) {
    await expect(own.locator('.purse:visible')).toContainText(`플레이어 ${letter}`)
    await expect(page.locator('[data-zone="roles"]')).toBeInViewport()
    await page.locator('[data-key^="role:prospector"]:is(.is-may)').first().click()
    await page.locator('.main-action').click()
  }
  await expect(own.locator('.purse:visible')).toContainText('플레이어 C')
})
