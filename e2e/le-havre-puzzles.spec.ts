/** Problems of Le Havre: answered by touch and by keyboard, explained, kept; one a day. */
import type { Page } from '@playwright/test'
import { unpack } from '../src/games/le-havre/figure/pack.ts'
import {
  type Asked,
  puzzlesByTheme,
  readPuzzles,
} from '../src/games/le-havre/puzzles/collection.ts'
import type { Theme } from '../src/games/le-havre/puzzles/puzzle.ts'
import { progressKey } from '../src/saves/progress.ts'
import { t } from '../src/text/messages/puzzles.ts'
import { expect, test } from './clean-page.ts'
import { pressesOf } from './le-havre-presses.ts'
import { reach } from './lessons.ts'

const DONE = '.step-message.is-done'

function firstOf(theme: Theme): { path: string; puzzle: Asked } {
  const puzzle = puzzlesByTheme().find((one) => one.theme === theme)?.puzzles[0]
  if (!puzzle) throw new Error(`there is no problem about ${theme}`)
  return { path: `/le-havre/puzzles/${theme}/#${puzzle.id}`, puzzle }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.locator('.task')).toBeVisible()
}

/** The moves of a problem, the best first, each with what to press. */
const answersOf = ({ start, answers }: Asked): string[][] =>
  answers.map(({ move }) => pressesOf(unpack(start), move))

const solvedOn = (page: Page): Promise<unknown> =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{}').solved ?? {},
    progressKey('le-havre'),
  )

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })

  test('a wrong answer is explained, and the right one solves the problem', async ({ page }) => {
    const { path, puzzle } = firstOf('offers')
    await open(page, path)
    const other = puzzle.answers.findIndex(
      ({ move }, index) => index > 0 && (move.do === 'takeOffer' || move.do === 'enter'),
    )
    const presses = answersOf(puzzle)
    for (const place of presses[other] ?? []) await page.locator(place).first().tap()
    await expect(page.locator('.step-message.is-missed .because li').first()).not.toBeEmpty()
    await page.getByRole('button', { name: t('puzzles.think') }).tap()
    for (const place of presses[0] ?? []) await page.locator(place).first().tap()
    await expect(page.locator(`${DONE} .because li`).first()).toBeVisible()
    await expect(page.locator(`${DONE} .verdict`)).toContainText('프랑쯤 앞서요')
    await expect(page.locator('.other-moves dt')).toHaveCount(puzzle.answers.length - 1)
    await expect.poll(() => solvedOn(page)).toEqual({ [puzzle.id]: 2 })
    await page.locator('.course-link').tap()
    await expect(page.locator('.chapters a[href$="/offers/"]')).toContainText(/^.*1\//)
  })
})

test('a problem is solved by keyboard alone', async ({ page }) => {
  const { path, puzzle } = firstOf('feeding')
  await open(page, path)
  await page.locator('.task').focus()
  for (const place of answersOf(puzzle)[0] ?? []) {
    await reach(page, place)
    await page.keyboard.press('Enter')
  }
  await expect(page.locator(`${DONE} .verdict`)).toBeVisible()
})

test('the answer can be shown instead, and is then not solved', async ({ page }) => {
  await open(page, firstOf('last-actions').path)
  await page.getByRole('button', { name: t('puzzles.show') }).click()
  await expect(page.locator(`${DONE} .because li`).first()).not.toBeEmpty()
  expect(await solvedOn(page)).toEqual({})
})

test('each day has its problem, behind a door of the game', async ({ page }) => {
  const ids = readPuzzles().map(({ id }) => id)
  await page.clock.setFixedTime(new Date('2026-03-01T09:00'))
  await page.goto('/le-havre/', { waitUntil: 'networkidle' })
  await page.locator('.doors a[href$="/le-havre/puzzles/"]').click()
  const id = ids[20_513 % ids.length]
  await expect(page.locator('.onward')).toHaveAttribute('href', new RegExp(`#${id}$`))
  // A theme's picture stays in its circle.
  const emblem = await page.locator('.chapters .emblem').first().boundingBox()
  expect(emblem?.width).toBeLessThan(48)
  await page.locator('.onward').click()
  await expect(page.locator('.task')).toBeVisible()
})
