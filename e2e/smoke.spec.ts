import { expect, test } from './clean-page.ts'

test('the front page opens in Korean and does nothing wrong', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
