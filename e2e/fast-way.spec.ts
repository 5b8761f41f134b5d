/**
 * The fast way: walked whole by touch, and each kind of move made once by keyboard and once in words. That
 * somebody's own words are read as the move of every step is tested without a browser.
 */
import type { Page } from '@playwright/test'
import { puertoRico } from '../src/games/puerto-rico/complete.ts'
import { IDENTITY } from '../src/games/puerto-rico/rules/identity.ts'
import type { PuertoRico } from '../src/games/puerto-rico/rules/types.ts'
import { typedWords } from '../src/games/puerto-rico/words/typed.ts'
import { projectCourse, projectOutline } from '../src/lessons/files.ts'
import { chapterPath } from '../src/lessons/paths.ts'
import type { Step } from '../src/lessons/run.ts'
import { expect, test } from './clean-page.ts'
import {
  ACTION,
  expectDone,
  expectStep,
  openLesson,
  reach,
  solutionOf,
  tapOn,
  untilMine,
} from './lessons.ts'

const [fast] = projectOutline('puerto-rico').groups
const chapters = projectCourse(puertoRico).filter(({ id }) => fast?.chapters.includes(id))

/** The steps that bring a kind of move for the first time, the shortest first: together they have all kinds. */
function oneOfEachKind(): { chapter: string; step: Step<PuertoRico> }[] {
  const made = new Set<string>()
  const steps = chapters.flatMap(({ id, steps }) => steps.map((step) => ({ chapter: id, step })))
  const short = steps.sort((a, b) => a.step.solution.length - b.step.solution.length)
  const chosen = short.filter(({ step }) => {
    const kinds = step.solution.map((move) => move.do).filter((kind) => !made.has(kind))
    for (const kind of kinds) made.add(kind)
    return kinds.length > 0
  })
  return chosen.sort((a, b) => a.chapter.localeCompare(b.chapter))
}

test('it is short, and has all that a round asks for', () => {
  const steps = chapters.flatMap((chapter) => chapter.steps)
  expect(steps.length).toBeGreaterThanOrEqual(20)
  expect(steps.length).toBeLessThanOrEqual(30)
  const kinds = new Set(oneOfEachKind().flatMap(({ step }) => step.solution.map((move) => move.do)))
  for (const kind of [
    'chooseRole',
    'takeTile',
    'recruit',
    'place',
    'build',
    'takeGood',
    'sell',
    'load',
    'store',
  ] as const)
    expect(kinds).toContain(kind)
})

/** Goes from step to step within as few pages as can be, and plays each. */
async function playEach(
  page: Page,
  play: (step: Step<PuertoRico>) => Promise<void>,
): Promise<void> {
  let open = ''
  for (const { chapter, step } of oneOfEachKind()) {
    if (open !== chapter) await openLesson(page, chapterPath(IDENTITY.id, chapter))
    open = chapter
    await page.evaluate((id) => {
      location.hash = id
    }, step.id)
    await expect(page.locator('.step-nav [aria-current]')).toHaveAttribute('href', `#${step.id}`)
    await play(step)
    await expectDone(page)
  }
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })

  for (const { id, steps } of chapters)
    test(`${id} is played by touch, what is lit is in view, and the map knows it`, async ({
      page,
    }) => {
      const tap = (selector: string) => tapOn(page, selector)
      await openLesson(page, chapterPath(IDENTITY.id, id))
      for (const [index, step] of steps.entries()) {
        await expectStep(page, index + 1)
        await untilMine(page)
        for (const place of await page.locator('.live .spot.is-lit').all())
          await expect(place).toBeInViewport({ ratio: 0.9 })
        for (const { presses } of solutionOf(step)) {
          await untilMine(page)
          for (const selector of presses) await tap(selector)
        }
        await expectDone(page)
        if (index === steps.length - 1) break
        await expect(page.locator('.step-message .verdict')).toBeInViewport({ ratio: 0.9 })
        await tap(ACTION)
      }
      const summary = page.locator('.summary')
      const sheet = page.locator('.final-score')
      const isGame = id === 'short-game'
      await expect(summary.locator('li')).toHaveCount(3)
      await expect(sheet).toHaveCount(isGame ? 1 : 0)
      await expect(isGame ? sheet : summary).toBeInViewport({ ratio: 0.6 })
      if (isGame) {
        await expect(sheet.locator('.total')).toContainText('6053')
        await expect(page.locator('.step-message .verdict')).toContainText('60 대 53')
      }
      await page.goto('/puerto-rico/learn/', { waitUntil: 'networkidle' })
      await expect(page.locator(`.chapters a[href$="/${id}/"]`)).toContainText(
        `${steps.length}/${steps.length}`,
      )
    })
})

test('every kind of move is made by keyboard alone', async ({ page }) => {
  await playEach(page, async (step) => {
    for (const { presses } of solutionOf(step)) {
      await untilMine(page)
      for (const selector of presses) {
        await reach(page, selector)
        await page.keyboard.press('Enter')
      }
    }
  })
})

test('every kind of move is made in words', async ({ page }) => {
  const line = page.getByLabel('둘 수를 써 보세요.')
  await playEach(page, async (step) => {
    for (const { move } of solutionOf(step)) {
      await untilMine(page)
      if (!(await line.isVisible())) await page.getByRole('button', { name: '말로 두기' }).click()
      await line.fill(typedWords(move, '1897'))
      await line.press('Enter')
    }
  })
})

test('nothing glows where one can think, until a mistake', async ({ page }) => {
  await openLesson(page, `${chapterPath(IDENTITY.id, 'first-round')}#their-round`)
  await untilMine(page)
  await expect(page.locator('[data-key="tile:corn"]').first()).toBeVisible()
  await expect(page.locator('.spot.is-lit')).toHaveCount(0)
  await page.locator('[data-key="tile:sugar"]').first().click()
  await page.locator(ACTION).click()
  await page.getByRole('button', { name: '무르고 다시 하기' }).click()
  await expect(page.locator('[data-key="tile:corn"]').first()).toHaveClass(/is-lit/)
})
