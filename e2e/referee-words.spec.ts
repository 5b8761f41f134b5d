/** Scenarios pasted into the referee whose keys stand in Korean. */
import { expect, test } from './clean-page.ts'

test('Le Havre is read in Korean, and what is wrong is named as typed', async ({ page }) => {
  await page.goto('/le-havre/referee/', { waitUntil: 'networkidle' })
  const start = page.locator('.start')
  await start.locator('> summary').click()
  const paste = async (text: string): Promise<void> => {
    await start.locator('textarea').fill(text)
    await start.getByRole('button', { name: '읽기', exact: true }).click()
  }
  await paste('단계: 메인 액션\n판:\n  A: { 가진 것: { 나뭐: 4 } }')
  await expect(page.locator('.unread')).toContainText('나뭐')
  await paste('단계: 메인 액션\n판:\n  A: { 가진 것: { 나무: 4, 석탄: 1 }, 건물: [은행] }')
  await expect(page.locator('.unread')).toHaveCount(0)
  await expect(page.locator('.game-table')).toContainText('은행')
})

test('Puerto Rico with expansions is read in Korean', async ({ page }) => {
  await page.goto('/puerto-rico/referee/', { waitUntil: 'networkidle' })
  const start = page.locator('.start')
  await start.locator('> summary').click()
  await start
    .locator('textarea')
    .fill(
      '게임: { 판본: 고전판, 인원: 3, 확장: [새 건물, 귀족] }\n판:\n  A: { 돈: 7, 건물: [도서관], 귀족: { 도서관: 1 } }',
    )
  await start.getByRole('button', { name: '읽기', exact: true }).click()
  await expect(page.locator('.unread')).toHaveCount(0)
  await expect(page.locator('main')).toContainText('귀족')
  await expect(page.locator('.game-table')).toContainText('도서관')
})
