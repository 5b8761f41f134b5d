import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './clean-page.ts'
import { startWith } from './playing.ts'

for (const seats of [3, 5]) {
  test(`a table for ${seats} fits its width and is accessible`, async ({ page }) => {
    test.setTimeout(90_000)
    await startWith(page, seats)
    await expect(page.locator('.edition-line')).toContainText(`고전판${seats}명`)
    const folded = page.locator('[data-zone="other"]')
    await expect(folded).toHaveCount(seats - 1)
    await folded.last().locator('summary').press('Enter')
    await expect(folded.last().locator('.land')).toBeVisible()
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways).toBe(0)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
}

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
