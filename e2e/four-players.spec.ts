import { expect, test } from './clean-page.ts'
import { playToTheEnd, startWith } from './playing.ts'

test('a four-player game is played by clicks to its score sheet', async ({ page }) => {
  await startWith(page, 4)
  await playToTheEnd(page)
  const sheet = page.locator('.final-score')
  const totals = await sheet.locator('.total td').allTextContents()
  expect(totals).toHaveLength(4)
  expect(totals.every((total) => Number(total) > 0)).toBe(true)
  await expect(page.locator('.end-words .winner')).toContainText('점')
})
