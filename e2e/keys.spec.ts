/** Single keys on the table. */
import type { Page } from '@playwright/test'
import { expect, test } from './clean-page.ts'
import { tick } from './playing.ts'

async function afterOneMove(page: Page): Promise<void> {
  await page.goto('/puerto-rico/play/', { waitUntil: 'networkidle' })
  await tick(page, '한 기기에서 함께')
  await page.getByRole('button', { name: '바로 시작' }).click()
  await page.locator('[data-key="role:prospector"]').click()
  await page.locator('.main-action').click()
  await expect(page.locator('.prompt')).toContainText('플레이어 B')
  // What hears keys comes after the table.
  await expect(page.locator('.keys-button')).toBeAttached()
}

test('keys take back and make again, on a Korean keyboard too', async ({ page }) => {
  await afterOneMove(page)
  await page.keyboard.press('u')
  await expect(page.locator('.prompt')).toContainText('플레이어 A')
  await page.keyboard.press('r')
  await expect(page.locator('.prompt')).toContainText('플레이어 B')
  await page.evaluate(() =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ㅕ', code: 'KeyU', bubbles: true }),
    ),
  )
  await expect(page.locator('.prompt')).toContainText('플레이어 A')
})

test('a key tells all keys, and Escape closes that', async ({ page }) => {
  await afterOneMove(page)
  await page.keyboard.press('?')
  const card = page.getByRole('dialog', { name: '단축키' })
  await expect(card).toContainText('되돌리기')
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
})

test('keys do nothing while one types, with another key held, or once they are switched off', async ({
  page,
}) => {
  await afterOneMove(page)
  await page.getByRole('button', { name: '말로 두기' }).click()
  await page.locator('.typed input').fill('')
  await page.keyboard.press('u')
  await expect(page.locator('.typed input')).toHaveValue('u')
  await page.locator('.status').click()
  await page.keyboard.press('Alt+u')
  await page.getByRole('button', { name: '보기 설정' }).click()
  await page.getByRole('group', { name: '단축키' }).getByLabel('쓰지 않기').check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('u')
  await expect(page.locator('.prompt')).toContainText('플레이어 B')
})

test('a piece on which the focus of the keyboard rests tells what it is', async ({ page }) => {
  await afterOneMove(page)
  await page.locator('[data-zone="roles"] .spot[role="button"]').first().focus()
  await page.keyboard.press('End')
  const card = page.getByRole('tooltip')
  await expect(card).toBeVisible()
  await expect(page.locator('.spot:focus')).toHaveAccessibleDescription(/./)
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(page.locator('[aria-describedby]:focus')).toHaveCount(0)
})

// Each at a width where its zones have headings that fold them.
for (const [lesson, width] of [
  ['/le-havre/learn/first-turns/', 1440],
  ['/puerto-rico/learn/first-round/', 700],
] as const)
  test(`arrows lead from the heading of a zone into it (${lesson})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(lesson, { waitUntil: 'networkidle' })
    const zone = page.locator('[data-zone][open]:has(> summary):has(.spot[role=button])').first()
    // What hears keys comes after the table.
    await expect(async () => {
      await zone.locator('> summary').focus()
      await page.keyboard.press('ArrowDown')
      await expect(zone.locator('.spot:focus')).toHaveCount(1, { timeout: 2_000 })
    }).toPass()
    await expect(zone).toHaveAttribute('open')
    // Enter means a place, as it does beside the heading; the space bar folds.
    await zone.locator('> summary').focus()
    await page.keyboard.press('Enter')
    await expect(zone.locator('.spot:focus')).toHaveCount(1)
    await expect(zone).toHaveAttribute('open')
    const name = await zone.getAttribute('data-zone')
    const same = page.locator(`[data-zone="${name}"]:has(> summary)`).first()
    await same.locator('> summary').focus()
    await page.keyboard.press('Space')
    await expect(same).not.toHaveAttribute('open')
    await page.keyboard.press('Enter')
    await expect(same).toHaveAttribute('open')
  })
