/** One game, or the course, open in two windows: neither overwrites the other. */
import type { Page } from '@playwright/test'
import { unpack } from '../src/games/puerto-rico/figure/pack.ts'
import { puzzlesByTheme } from '../src/games/puerto-rico/puzzles/collection.ts'
import { saves } from '../src/games/puerto-rico/saves.ts'
import { progressKey } from '../src/saves/progress.ts'
import { persistedGames } from '../src/saves/store.ts'
import { expect, test } from './clean-page.ts'
import { ACTION, expectDone, pressesOf } from './lessons.ts'
import { start } from './playing.ts'

const choose = async (page: Page, role: string): Promise<void> => {
  await page.locator(`[data-key="role:${role}"]`).click()
  await page.locator('.main-action').click()
}

/** The moves of each game on the device, by what was done, as soon as they are as `expected`. */
async function expectKept(page: Page, expected: string[][]): Promise<void> {
  // What one window keeps reaches the next a moment later.
  await expect.poll(() => keptMoves(page)).toEqual(expected)
}

async function keptMoves(page: Page): Promise<string[][]> {
  const stored = new Map(Object.entries(await page.evaluate(() => ({ ...localStorage }))))
  const { games } = persistedGames(saves, {
    keys: () => [...stored.keys()],
    read: (key) => stored.get(key) ?? null,
    keep: () => false,
    drop: () => undefined,
  })
  return games
    .toSorted((a, b) => a.moves.length - b.moves.length)
    .map(({ moves }) => moves.map((move) => (move.do === 'chooseRole' ? move.role : move.do)))
}

/** Opens the one kept game in another window. */
async function openBeside(page: Page, path = '/puerto-rico/play/'): Promise<Page> {
  const other = await page.context().newPage()
  const goOn = other.getByRole('button', { name: /이어 두기/ })
  // The device keeps a game a moment after it has begun.
  await expect(async () => {
    await other.goto(path, { waitUntil: 'networkidle' })
    await expect(goOn).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await goOn.click()
  return other
}

test('a second window follows the game, and goes on with it', async ({ page }) => {
  await start(page)
  const other = await openBeside(page)
  await choose(page, 'prospector')
  await expect(other.locator('.prompt')).toContainText('플레이어 B')
  await expect(other.locator('.overtaken')).toContainText('따라왔어요')
  await choose(other, 'settler')
  await expect(page.locator('.game-table .status')).toContainText('개척자')
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect(other.locator('.prompt')).toContainText('역할을 하나 고르세요')
  await expectKept(page, [['prospector']])
})

test('so does one of Le Havre', async ({ page }) => {
  const path = '/le-havre/play/'
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: '바로 시작' }).click()
  const wood = '[data-key="offer:wood"]'
  // The marker moves by itself first.
  await expect(page.locator(wood)).toHaveClass(/is-may/)
  const own = page.locator('.harbours [data-key="0/item:wood"] b').first()
  const before = (await own.textContent()) ?? ''
  const other = await openBeside(page, path)
  await other.locator(wood).click()
  await expect(page.locator('.overtaken')).toContainText('따라왔어요')
  await expect(own).not.toHaveText(before)
})

test('a window that heard nothing asks before it keeps its move', async ({ page }) => {
  await start(page)
  const other = await page.context().newPage()
  await other.goto('/puerto-rico/play/', { waitUntil: 'networkidle' })
  // As if it slept: what the first one does is not told.
  await other.evaluate(() =>
    addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
  )
  await other.getByRole('button', { name: /이어 두기/ }).click()
  await choose(page, 'prospector')
  await choose(other, 'mayor')
  await expect(other.getByRole('alert')).toContainText('다른 창에서 이 게임을 더 두었어요')
  await expectKept(page, [['prospector']])
  await other.getByRole('button', { name: '다른 창을 따라가기' }).click()
  await expect(other.locator('.prompt')).toContainText('플레이어 B')
  await expect(other.getByRole('alert')).toHaveCount(0)

  await choose(page, 'settler')
  await choose(other, 'mayor')
  await other.getByRole('button', { name: '여기 것을 새 게임으로 남기기' }).click()
  await expect(other.getByRole('alert')).toHaveCount(0)
  await expectKept(page, [
    ['prospector', 'mayor'],
    ['prospector', 'settler'],
  ])
})

test('the map of the course shows what another window has done', async ({ page }) => {
  await page.goto('/puerto-rico/learn/', { waitUntil: 'networkidle' })
  const other = await page.context().newPage()
  await other.goto('/puerto-rico/learn/your-board/', { waitUntil: 'networkidle' })
  await other.locator('[data-key="0/good:corn"]').click()
  await other.locator('[data-key="ship:4"]').click()
  await expectDone(other)
  await expect(other.locator(ACTION)).toBeVisible()
  await expect(page.locator('.chapters a[href$="/your-board/"]')).toContainText('1/9')
})

test('practice in two windows: what either has done is kept', async ({ page }) => {
  await page.goto('/puerto-rico/quiz/', { waitUntil: 'networkidle' })
  const answer = page.locator('.quiz-answers button').first()
  await expect(answer).toBeVisible()
  const puzzle = puzzlesByTheme().find(({ theme }) => theme === 'ships')?.puzzles[0]
  const [best] = puzzle?.answers ?? []
  if (!puzzle || !best) throw new Error('there is no problem about ships')
  const other = await page.context().newPage()
  await other.goto(`/puerto-rico/puzzles/ships/#${puzzle.id}`, { waitUntil: 'networkidle' })
  for (const place of pressesOf(unpack(puzzle.start), best.move))
    await other.locator(place).first().click()
  await expectDone(other)
  await answer.click()
  const kept = () =>
    page.evaluate((key) => {
      const { boxes, solved } = JSON.parse(localStorage.getItem(key) ?? '{}')
      return [Object.keys(boxes ?? {}).length, Object.keys(solved ?? {})]
    }, progressKey('puerto-rico'))
  await expect.poll(kept).toEqual([1, [puzzle.id]])
})
