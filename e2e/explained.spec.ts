/** Whatever lies on a table tells what it is and does, at any time: to a tap, a mouse and the keyboard. */
import type { Page } from '@playwright/test'
import { expect, test } from './clean-page.ts'
import { openLesson, untilMine } from './lessons.ts'

/** Both games, at decisions that are about one zone, with buildings in the cities of both players. */
const TABLES = [
  '/puerto-rico/learn/trader/#before-the-other',
  '/puerto-rico/learn/captain-loading/',
  '/le-havre/learn/first-look/',
]

/** Of every kind of place that a tap does nothing at, one of each player's: those in what folds a zone do that. */
const plainKinds = (page: Page): Promise<string[]> =>
  page.locator('.live .spot:not([role=button]):visible').evaluateAll((all) => {
    const kinds = new Map<string, string>()
    for (const spot of all) {
      const key = spot.getAttribute('data-key') ?? ''
      if (!spot.closest('summary')) kinds.set(key.split(':')[0] ?? '', key)
    }
    return [...kinds.values()]
  })

const at = (key: string) => `.spot[data-key="${key}"]:not([role=button]):visible`

for (const path of TABLES) {
  test(`a tap tells what lies at any place that nothing can be done at: ${path}`, async ({
    page,
  }) => {
    await openLesson(page, path)
    await untilMine(page)
    const kinds = await plainKinds(page)
    expect(kinds.length).toBeGreaterThan(1)
    // The card goes where the table scrolls to the place.
    for (const key of kinds)
      await expect(async () => {
        await page.locator(at(key)).first().click({ timeout: 3000 })
        await expect(page.locator('.pointed .about'), key).toHaveText(/./, { timeout: 500 })
      }).toPass()
  })

  test(`the keyboard reaches whatever tells what it is: ${path}`, async ({ page }) => {
    await openLesson(page, path)
    await untilMine(page)
    const kinds = await plainKinds(page)
    for (const key of kinds)
      await expect(page.locator(at(key)).first(), key).toHaveAttribute('tabindex', /0|-1/)
    await expect(page.locator('[data-zone="own"] .spot[tabindex="0"]')).toHaveCount(1)
    await page.locator('[data-zone="own"] .spot[tabindex]:visible').first().focus()
    await page.keyboard.press('End')
    await expect(page.getByRole('tooltip')).toBeVisible()
    await expect(page.locator('.spot:focus')).toHaveAccessibleDescription(/./)
  })
}

test('a building tells what it does in any city, and the tap chooses nothing', async ({ page }) => {
  await openLesson(page, '/puerto-rico/learn/trader/#before-the-other')
  const buildings = page.locator('.live .spot[data-key*="/city:"]:visible')
  await expect(buildings).not.toHaveCount(0)
  for (const seat of [0, 1]) {
    const city = page.locator(`.live .spot[data-key^="${seat}/city:"]:visible`)
    await city.first().click()
    await expect(page.locator('.pointed .about')).toContainText(/[.다]/)
  }
  await expect(page.locator('.action-bar .main-action')).toHaveCount(0)
})
