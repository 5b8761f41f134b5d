/** The fast way: its chapters, in each of the ways to play. */
import type { Page } from '@playwright/test'
import { puertoRico } from '../src/games/puerto-rico/plug.ts'
import { IDENTITY } from '../src/games/puerto-rico/rules/identity.ts'
import { projectCourse, projectOutline } from '../src/lessons/files.ts'
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

/** What somebody may type in each step, in words of his own. */
const TYPED: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'first-look': [['대형 과일 공장 건설'], ['선장', '옥수수를 4칸 배에']],
  'first-round': [
    ['개척자를 고를게요'],
    ['옥수수 농장'],
    ['소형 과일 공장을 짓는다'],
    ['모집관'],
    ['일꾼 받기'],
    ['일꾼 과일 1, 소형 과일 공장 1'],
    ['상인 선택'],
    ['과일을 판다'],
    ['옥수수 농장을 가져올게요'],
    ['시장', '이주민을 받는다', '일꾼 옥수수 2, 과일 1, 소형 과일 공장 1'],
    ['소형 상가 건설'],
    ['생산자 고르기', '과일 하나 더 받을게'],
    ['선장을 고른다', '옥수수를 네 칸 배에', '과일을 여섯 칸 배에'],
  ],
  'short-game': [
    ['생산자', '옥수수 하나 더'],
    ['담배를 판다', '선장', '옥수수를 4칸 배에'],
    ['옥수수 농장', '건축가', '항구 건설'],
    ['일꾼 옥수수 4, 담배 1, 채석장 1, 소형 상가 1, 담배 공장 1, 항구 1'],
    ['생산자', '옥수수 하나 더', '담배 판매'],
    ['건축가', '세관 짓기'],
    ['옥수수를 4칸 배에', '탐험가'],
    [
      '모집관',
      '일꾼 받기',
      '일꾼 옥수수 4, 과일 1, 담배 1, 채석장 1, 소형 상가 1, 담배 공장 1, 소형 과일 공장 1, 항구 1, 세관 1',
    ],
    ['선장', '옥수수를 4칸 배에', '과일 1개 남기기'],
    ['소형 설탕 공장', '탐험가', '과일을 판다'],
  ],
}

const [fast] = projectOutline('puerto-rico').groups
const chapters = projectCourse(puertoRico).filter(({ id }) => fast?.chapters.includes(id))
type Chapter = (typeof chapters)[number]

test('it is short, and holds whole rounds', () => {
  const steps = chapters.flatMap((chapter) => chapter.steps)
  expect(steps.length).toBeGreaterThanOrEqual(20)
  expect(steps.length).toBeLessThanOrEqual(30)
  expect(Object.keys(TYPED)).toEqual(chapters.map(({ id }) => id))
})

/** Plays every step with `play` and goes on with `press`; what is done stands on the map at the end. */
async function playThrough(
  page: Page,
  { id, steps }: Chapter,
  play: (index: number) => Promise<void>,
  press: (selector: string) => Promise<void>,
): Promise<void> {
  await openLesson(page, chapterPath(IDENTITY.id, id))
  for (const index of steps.keys()) {
    await expectStep(page, index + 1)
    await play(index)
    await expectDone(page)
    if (index < steps.length - 1) await press(ACTION)
  }
  await page.goto('/puerto-rico/learn/', { waitUntil: 'networkidle' })
  await expect(page.locator(`.chapters a[href$="/${id}/"]`)).toContainText(
    `${steps.length}/${steps.length}`,
  )
}

/** Presses all that the solution of a step asks for. */
async function solve(
  page: Page,
  step: Chapter['steps'][number] | undefined,
  press: (selector: string) => Promise<void>,
): Promise<void> {
  if (!step) throw new Error('the chapter has no such step')
  for (const { presses } of solutionOf(step)) {
    await untilMine(page)
    for (const selector of presses) await press(selector)
  }
}

// Opponents move without delay then.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const chapter of chapters) {
  test.describe('on a small phone', () => {
    test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })

    test(`${chapter.id} is played by touch, and what is lit is in view`, async ({ page }) => {
      const tap = (selector: string) => page.locator(selector).locator('visible=true').first().tap()
      const play = async (index: number) => {
        await untilMine(page)
        for (const place of await page.locator('.live .spot.is-lit').all())
          await expect(place).toBeInViewport({ ratio: 0.9 })
        await solve(page, chapter.steps[index], tap)
      }
      await playThrough(page, chapter, play, tap)
    })
  })

  // The way to each place is walked key by key, which takes long: the longest chapter is left out.
  if (chapter.id !== 'first-round')
    test(`${chapter.id} is played by keyboard alone`, async ({ page }) => {
      const press = async (selector: string) => {
        await reach(page, selector)
        await page.keyboard.press('Enter')
      }
      await playThrough(page, chapter, (index) => solve(page, chapter.steps[index], press), press)
    })

  test(`${chapter.id} is played by typed moves`, async ({ page }) => {
    const line = page.getByLabel('둘 수를 써 보세요.')
    const type = async (index: number) => {
      for (const text of TYPED[chapter.id]?.[index] ?? []) {
        await untilMine(page)
        if (!(await line.isVisible())) await page.getByRole('button', { name: '말로 두기' }).click()
        await line.fill(text)
        await line.press('Enter')
      }
    }
    await playThrough(page, chapter, type, (selector) => page.locator(selector).click())
  })
}

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
