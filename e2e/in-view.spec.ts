/** On a phone what is asked about, and what is lit, lies on the screen: nothing has to be looked for. */
import type { Page } from '@playwright/test'
import { puertoRico } from '../src/games/puerto-rico/complete.ts'
import { IDENTITY } from '../src/games/puerto-rico/rules/identity.ts'
import { projectCourse } from '../src/lessons/files.ts'
import { chapterPath } from '../src/lessons/paths.ts'
import { expect, test } from './clean-page.ts'
import { start } from './playing.ts'

/** For each decision the step of the course that points at most places from its start, in the order of the chapters. */
const HARDEST = projectCourse(puertoRico)
  .flatMap(({ id, steps }) =>
    steps.filter(({ glow }) => glow).map((step) => ({ chapter: id, step })),
  )
  .filter(({ step: { start, lit } }, _, all) => {
    const alike = all.filter(({ step }) => step.start.at === start.at)
    return lit === alike.toSorted((a, b) => b.step.lit.length - a.step.lit.length)[0]?.step.lit
  })

const SMALL = { width: 360, height: 640 }
const MIDDLE = { width: 390, height: 664 }

/**
 * What is to be seen and is not, and whether the bar takes too much. What is lit in the zone that the question is
 * about has to be seen, and all else that is lit where it has room on one screen with the task; without a light,
 * the first of what can be done, and in a game all of it where it has room.
 */
const wrongWith = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const all = (selector: string) =>
      Array.from(document.querySelectorAll<HTMLElement>(`.live ${selector}`)).filter((one) =>
        one.checkVisibility(),
      )
    const bar = document.querySelector('.action-bar')
    if (!bar) return ['there is no bar']
    const heads = [...document.querySelectorAll('.bar, [data-strip]')]
      .map((head) => boxOf(head).bottom)
      .filter((bottom) => bottom < innerHeight / 2)
    const top = Math.max(0, ...heads) - 2
    const bottom = boxOf(bar).top + 2
    const lit = all('.is-lit')
    const places = lit.length > 0 ? lit : all('.spot.is-may')
    const high = Math.max(...places.map((place) => boxOf(place).bottom))
    const low = Math.min(...places.map((place) => boxOf(place).top))
    const asked = places.filter((place) => place.closest('[data-first]'))
    const fits = high - low < bottom - top
    const task = document.querySelector('.task')
    const hasRoom = fits && (task ? lit.length > 0 && boxOf(task).top > 2 : true)
    const wanted = hasRoom ? places : lit.length > 0 ? asked : places.slice(0, 1)
    const hidden = wanted.filter((place) => boxOf(place).top < top || boxOf(place).bottom > bottom)
    const share = Math.round((100 * boxOf(bar).height) / innerHeight)
    return [
      ...hidden.map(({ dataset }) => `${dataset.key} is out of view`),
      ...(share > 30 ? [`the bar takes ${share} %`] : []),
    ]
  })

test.use({ hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } })

test.describe('on the smallest phone', () => {
  test.use({ viewport: SMALL })
  test('what a lesson points at, at every decision', async ({ page }) => {
    expect(HARDEST.length).toBeGreaterThan(5)
    for (const { chapter, step } of HARDEST) {
      await page.goto(`${chapterPath(IDENTITY.id, chapter)}#${step.id}`, {
        waitUntil: 'networkidle',
      })
      await expect(page.locator('.step-nav [aria-current]')).toHaveAttribute('href', `#${step.id}`)
      await expect.poll(() => wrongWith(page), { message: step.id }).toEqual([])
    }
  })
})

for (const [viewport, decisions] of [
  [SMALL, 60],
  [MIDDLE, 20],
] as const) {
  test.describe(`at ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport })
    test('every decision of the first rounds of a game', async ({ page }) => {
      await start(page)
      for (let decision = 0; decision < decisions; decision++) {
        const asked = await page.locator('.action-bar .prompt').allTextContents()
        const message = `${decision}: ${asked}`
        await expect.poll(() => wrongWith(page), { message }).toEqual([])
        await page.evaluate((nth) => {
          const shown = (selector: string) =>
            Array.from(document.querySelectorAll<HTMLElement>(`.live ${selector}`)).filter((one) =>
              one.checkVisibility(),
            )
          const pick = (found: HTMLElement[]) => found[(nth * 7) % Math.max(1, found.length)]
          const good = shown('.spot.is-chosen[data-key*="good:"]')[0]
          const target =
            pick(shown('.choices button')) ??
            pick(shown('.main-action')) ??
            (good && pick(shown('.spot.is-may[data-key^="ship:"]'))) ??
            pick(shown('.spot.is-may')) ??
            shown('[data-action="pass"]')[0]
          target?.click()
        }, decision)
      }
    })
  })
}
