import { expect, test } from './clean-page.ts'
import { finishedGame } from './finished-game.ts'
import { playToTheEnd } from './playing.ts'
import { giveFile } from './stored.ts'

const FOUR = finishedGame(['human', 'human', 'human', 'human'])
/** The last round of the bots, and what people who press anything need longer. */
const LAST_MOVES = 24

test('the last rounds of a four-player game are played by clicks to its score sheet', async ({
  page,
}) => {
  await page.goto('/puerto-rico/play/', { waitUntil: 'networkidle' })
  await giveFile(page, { ...FOUR, moves: FOUR.moves.slice(0, -LAST_MOVES) })
  await page.getByRole('button', { name: /이어 두기/ }).click()
  await playToTheEnd(page)
  const sheet = page.locator('.final-score')
  const totals = await sheet.locator('.total td').allTextContents()
  expect(totals).toHaveLength(4)
  expect(totals.every((total) => Number(total) > 0)).toBe(true)
  await expect(page.locator('.end-words .winner')).toContainText('점')
})
