/** On a narrow window the keyboard stops at every fold of a table. */
import type { Page } from '@playwright/test'
import { expect, test } from './clean-page.ts'

/** More than there are places, folds and fields on the page. */
const MOST = 90

/** The title of the fold that the focus stands at; empty at another place of the table, null outside of it. */
const foldOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { activeElement } = document
    if (!activeElement?.closest('.game-table')) return null
    return activeElement.matches('.zone > summary') ? activeElement.textContent : ''
  })

for (const game of ['puerto-rico', 'le-havre']) {
  test.describe(game, () => {
    test.use({ viewport: { width: 360, height: 780 } })
    test('every zone that folds is reached', async ({ page }) => {
      await page.goto(`/${game}/referee/`)
      await page.getByRole('button', { name: '판 차리기' }).click()
      await expect(page.locator('.game-table .spot[role=button]:visible')).not.toHaveCount(0)
      const reached: string[] = []
      let isInside = false
      for (let press = 0; press < MOST; press++) {
        await page.keyboard.press('Tab')
        const fold = await foldOf(page)
        if (fold) reached.push(fold)
        if (fold === null && isInside) break
        isInside = fold !== null
      }
      const folds = await page.locator('.game-table .zone > summary:visible').allTextContents()
      expect(folds.length).toBeGreaterThan(3)
      expect(reached.toSorted()).toEqual(folds.toSorted())
    })
  })
}
