/** One-move problems: answered by touch, by keyboard and in words; kept, and there without a net. */
import type { Page } from '@playwright/test'
import { unpack } from '../src/games/puerto-rico/figure/pack.ts'
import {
  type Asked,
  puzzlesByTheme,
  readPuzzles,
} from '../src/games/puerto-rico/puzzles/collection.ts'
import type { Theme } from '../src/games/puerto-rico/puzzles/puzzle.ts'
import { typedWords } from '../src/games/puerto-rico/words/typed.ts'
import { progressKey } from '../src/saves/progress.ts'
import { t } from '../src/text/messages/puzzles.ts'
import { t as typed } from '../src/text/messages/typed.ts'
import { expect, test } from './clean-page.ts'
import { pressesOf, reach } from './lessons.ts'

const DONE = '.step-message.is-done'

/** The first problem of a theme with another move that a search weighed. */
function firstOf(theme: Theme): { path: string; puzzle: Asked } {
  const puzzle = puzzlesByTheme().find((one) => one.theme === theme)?.puzzles[0]
  if (!puzzle) throw new Error(`there is no problem about ${theme}`)
  return { path: `/puerto-rico/puzzles/${theme}/#${puzzle.id}`, puzzle }
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
    progressKey('puerto-rico'),
  )

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })

  test('a wrong answer is explained, and the right one solves the problem', async ({ page }) => {
    const { path, puzzle } = firstOf('ships')
    await open(page, path)
    const [best = [], other = []] = answersOf(puzzle)
    for (const place of other) await page.locator(place).first().tap()
    await expect(page.locator('.step-message.is-missed .because li').first()).not.toBeEmpty()
    await page.getByRole('button', { name: t('puzzles.think') }).tap()
    for (const place of best) await page.locator(place).first().tap()
    await expect(page.locator(`${DONE} .because .rule-link`).first()).toBeVisible()
    await expect(page.locator('.other-moves dt')).toHaveCount(puzzle.answers.length - 1)
    await expect.poll(() => solvedOn(page)).toEqual({ [puzzle.id]: 2 })
    await page.locator('.course-link').tap()
    await expect(page.locator('.chapters a[href$="/ships/"]')).toContainText(/^.*1\//)
  })
})

test('a problem is solved by keyboard alone', async ({ page }) => {
  const { path, puzzle } = firstOf('roles')
  await open(page, path)
  await page.locator('.task').focus()
  for (const place of answersOf(puzzle)[0] ?? []) {
    await reach(page, place)
    await page.keyboard.press('Enter')
  }
  await expect(page.locator(`${DONE} .verdict`)).toBeVisible()
  await expect(page.getByRole('status').first()).not.toBeEmpty()
})

test('a problem is answered in words, and the answer can be shown instead', async ({ page }) => {
  const { path, puzzle } = firstOf('plantations')
  await open(page, path)
  await page.getByRole('button', { name: t('puzzles.show') }).click()
  await expect(page.locator(`${DONE} .because li`).first()).not.toBeEmpty()
  expect(await solvedOn(page)).toEqual({})
  await page.reload({ waitUntil: 'networkidle' })
  const [best] = puzzle.answers
  if (!best) throw new Error('it has no answer')
  await page.getByRole('button', { name: t('typed.open') }).click()
  const line = page.getByLabel(typed('typed.label'))
  await line.fill(typedWords(best.move, '1897'))
  await line.press('Enter')
  await expect(page.locator(`${DONE} .verdict`)).toBeVisible()
  await expect.poll(() => solvedOn(page)).toEqual({ [puzzle.id]: 1 })
})

test('each day has its problem', async ({ page }) => {
  const ids = readPuzzles().map(({ id }) => id)
  for (const [date, day] of [
    ['2026-03-01T09:00', 20_513],
    ['2026-03-02T23:30', 20_514],
  ] as const) {
    await page.clock.setFixedTime(new Date(date))
    await page.goto('/puerto-rico/puzzles/', { waitUntil: 'networkidle' })
    const id = ids[day % ids.length]
    await expect(page.locator('.onward')).toHaveAttribute('href', new RegExp(`#${id}$`))
  }
  await page.locator('.onward').click()
  await expect(page.locator('.task')).toBeVisible()
})
