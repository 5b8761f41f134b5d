/** Positions that other pages open in the referee. */
import { expect, test } from './clean-page.ts'

test('a step of a lesson opens in the referee as it is played', async ({ page }) => {
  await page.goto('/puerto-rico/learn/captain-loading/#the-larger-ship', {
    waitUntil: 'networkidle',
  })
  await page.getByRole('link', { name: '판정으로 열기' }).click()
  await expect(page).toHaveURL(/\/referee\//)
  await page.locator('[data-key="0/good:corn"]').first().click()
  await page.locator('[data-key="ship:4"]').first().click()
  await expect(page.locator('.verdict')).toContainText('안 된다')
  await page.goto('/puerto-rico/referee/?lesson=captain-loading/no-such-step')
  await expect(page.getByRole('alert')).toContainText('이 이름의 사례나 단계가 없어요')
})

test('a case opens at any of its moves', async ({ page }) => {
  await page.goto('/puerto-rico/referee/cases/wharf/with-harbor-printed-example/', {
    waitUntil: 'networkidle',
  })
  const steps = page.locator('.steps > li')
  expect(await steps.count()).toBeGreaterThan(1)
  const line = steps.nth(1).locator('.asked')
  const asked = (await line.innerText()).replace(await line.locator('b').innerText(), '').trim()
  await steps.nth(1).getByRole('link', { name: '이 수부터 열기' }).click()
  await expect(page.locator('.verdict')).toContainText(asked)
})
