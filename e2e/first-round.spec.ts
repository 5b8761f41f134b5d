/** The first guided round of the course, both seats, in each of the ways to play. */
import type { Page } from '@playwright/test'
import { puertoRico } from '../src/games/puerto-rico/plug.ts'
import { projectCourse } from '../src/lessons/files.ts'
import { chapterPath } from '../src/lessons/paths.ts'
import { expect, test } from './clean-page.ts'
import {
  ACTION,
  expectDone,
  expectStep,
  openLesson,
  reach,
  solutionOf,
  untilMine,
} from './lessons.ts'

const CHAPTER = 'first-round'
const steps = projectCourse(puertoRico).find(({ id }) => id === CHAPTER)?.steps ?? []

/** What somebody may type in each step, in words of his own. */
const TYPED: readonly (readonly string[])[] = [
  ['개척자를 고를게요'],
  ['옥수수 농장'],
  ['소형 과일 공장을 짓는다'],
  ['모집관'],
  ['일꾼 받기'],
  ['일꾼 과일 1, 소형 과일 공장 1'],
  ['상인 선택'],
  ['과일을 판다'],
  ['옥수수 농장을 가져올게요'],
  ['시장'],
  ['이주민을 받는다'],
  ['옥수수 농장에 2명'],
  ['소형 상가 건설'],
  ['생산자 고르기'],
  ['옥수수 하나 더 받을게'],
  ['선장을 고른다', '옥수수를 여섯 칸 배에'],
]

/** Plays every step with `play` and goes on with `press`; what is done stands on the map at the end. */
async function playThrough(
  page: Page,
  play: (index: number) => Promise<void>,
  press: (selector: string) => Promise<void>,
): Promise<void> {
  expect(steps.length).toBeGreaterThan(12)
  await openLesson(page, chapterPath(CHAPTER))
  for (const index of steps.keys()) {
    await expectStep(page, index + 1)
    await play(index)
    await expectDone(page)
    if (index < steps.length - 1) await press(ACTION)
  }
  await page.goto('/puerto-rico/learn/', { waitUntil: 'networkidle' })
  await expect(page.locator(`.chapters a[href$="/${CHAPTER}/"]`)).toContainText(
    `${steps.length}/${steps.length}`,
  )
}

/** Presses all that the solution of a step asks for. */
async function solve(
  page: Page,
  index: number,
  press: (selector: string) => Promise<void>,
): Promise<void> {
  const step = steps[index]
  if (!step) throw new Error(`the chapter has no step ${index + 1}`)
  for (const { presses } of solutionOf(step)) {
    await untilMine(page)
    for (const selector of presses) await press(selector)
  }
}

// Opponents move without delay then.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the first round is played by touch', async ({ page }) => {
    const tap = (selector: string) => page.locator(selector).locator('visible=true').first().tap()
    await playThrough(page, (index) => solve(page, index, tap), tap)
  })
})

test('the first round is played by keyboard alone', async ({ page }) => {
  const press = async (selector: string) => {
    await reach(page, selector)
    await page.keyboard.press('Enter')
  }
  await playThrough(page, (index) => solve(page, index, press), press)
})

test('the first round is played by typed moves', async ({ page }) => {
  const line = page.getByLabel('둘 수를 써 보세요.')
  const type = async (index: number) => {
    for (const text of TYPED[index] ?? []) {
      await untilMine(page)
      if (!(await line.isVisible())) await page.getByRole('button', { name: '말로 두기' }).click()
      await line.fill(text)
      await line.press('Enter')
    }
  }
  await playThrough(page, type, (selector) => page.locator(selector).click())
})
