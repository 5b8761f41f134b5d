import { expect, test } from './clean-page.ts'

test('a sheet is counted as it is entered, and its link opens the same', async ({
  page,
  context,
}) => {
  await page.goto('/puerto-rico/score/', { waitUntil: 'networkidle' })
  const first = page.locator('.entry').first()
  await first.getByLabel('승점 칩').fill('23')
  await first.getByLabel('소형 설탕 공장').check()
  await first.getByLabel('세관').check()
  const total = page.locator('.final-score .total td').first()
  await expect(total).toHaveText('33')
  await first.locator('.empty input').check()
  await expect(total).toHaveText('28')
  const other = await context.newPage()
  await other.goto(page.url(), { waitUntil: 'networkidle' })
  await expect(other.locator('.final-score .total td').first()).toHaveText('28')
})

test('a damaged link gives a message and an empty sheet', async ({ page }) => {
  await page.goto('/puerto-rico/score/#1.%5B%5B', { waitUntil: 'networkidle' })
  await expect(page.getByRole('status')).toContainText('링크가 깨져서')
  await expect(page.locator('.final-score .total td').first()).toHaveText('0')
})
