/** On a phone what is asked about, and what is lit, lies on the screen: nothing has to be looked for. */
import { leHavre } from '../src/games/le-havre/definition.ts'
import { puertoRico } from '../src/games/puerto-rico/complete.ts'
import { idsOf } from '../src/lessons/course.ts'
import type { LessonGame } from '../src/lessons/definition.ts'
import { projectCourse } from '../src/lessons/files.ts'
import { chapterPath } from '../src/lessons/paths.ts'
import type { ScenarioTypes } from '../src/scenario/definition.ts'
import { expect, test } from './clean-page.ts'
import { wrongWith } from './in-view.ts'
import { overflow } from './overflow.ts'
import { start } from './playing.ts'

const SMALL = { width: 360, height: 640 }
/** It has more room either way: one step in so many is looked at there. */
const MIDDLE = { width: 390, height: 664 }
const MIDDLE_SAMPLED = 8
test.use({ hasTouch: true, isMobile: true })

const lessonsOf = <G extends ScenarioTypes>(game: LessonGame<G>) =>
  projectCourse(game).map((chapter) => ({
    path: chapterPath(game.game.parts.id, chapter.id),
    steps: idsOf(chapter),
  }))
const LESSONS = [...lessonsOf(puertoRico), ...lessonsOf(leHavre)]

for (const { path, steps } of LESSONS) {
  test(`what is asked at every step of ${path}`, async ({ page }) => {
    // A phone has its size before it has a page.
    await page.setViewportSize(SMALL)
    await page.goto(`${path}#${steps[0]}`)
    const sampled = steps.filter((_, nth) => nth % MIDDLE_SAMPLED === 0)
    for (const [viewport, looked] of [
      [SMALL, steps],
      [MIDDLE, sampled],
    ] as const) {
      await page.setViewportSize(viewport)
      for (const step of looked) {
        await page.evaluate((hash) => {
          location.hash = hash
        }, step)
        await expect(page.locator('.step-nav [aria-current]')).toHaveAttribute('href', `#${step}`)
        const message = `${step} at ${viewport.width} by ${viewport.height}`
        await expect.poll(() => wrongWith(page), { message }).toEqual([])
        expect(await overflow(page), message).toBeLessThanOrEqual(0)
      }
    }
  })
}

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
