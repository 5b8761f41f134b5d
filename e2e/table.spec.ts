/** The table keeps its shape, whatever lies on it. */
import { expect, test } from './clean-page.ts'

for (const width of [768, 1440])
  test(`at ${width} px the ships stay in one row, however many wait on the market`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/puerto-rico/referee/', { waitUntil: 'networkidle' })
    const feet = () =>
      page
        .locator('[data-key^="ship:"]')
        .evaluateAll(
          (ships) => new Set(ships.map((ship) => ship.getBoundingClientRect().bottom)).size,
        )
    expect(await feet()).toBe(1)
    await page.locator('summary', { hasText: '인력 시장' }).last().click()
    const more = page.getByRole('button', { name: '인력 시장의 일꾼 하나 많게' })
    for (let colonist = 0; colonist < 13; colonist++) await more.click()
    await expect(page.locator('[data-key="market"] .piece')).toHaveCount(15)
    expect(await feet()).toBe(1)
  })
