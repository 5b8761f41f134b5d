/** On a phone what is asked about, and what is lit, lies on the screen: nothing has to be looked for. */
import type { Page } from '@playwright/test'
import { leHavre } from '../src/games/le-havre/plug.ts'
import { puertoRico } from '../src/games/puerto-rico/complete.ts'
import { idsOf } from '../src/lessons/course.ts'
import { projectCourse } from '../src/lessons/files.ts'
import { chapterPath } from '../src/lessons/paths.ts'
import type { LessonGame } from '../src/lessons/plug.ts'
import type { ScenarioTypes } from '../src/scenario/plug.ts'
import { expect, test } from './clean-page.ts'
import { start } from './playing.ts'

const SMALL = { width: 360, height: 640 }
const MIDDLE = { width: 390, height: 664 }
/** What is left free around a place that is scrolled to. */
const GAP = 8

/**
 * What is to be seen and is not, and whether the bar takes too much. The task of a lesson has to be seen, and all that
 * is lit, itself or named in the line of what is pointed at on a board; without a light, the first of what can be done,
 * and all of it where it has room. A table that does not put the zone in question first has to show the first of what
 * is lit, and all of it where it has room.
 */
const wrongWith = (page: Page): Promise<string[]> =>
  page.evaluate((GAP) => {
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const all = (selector: string) =>
      Array.from(document.querySelectorAll<HTMLElement>(`.live ${selector}`)).filter((one) =>
        one.checkVisibility(),
      )
    const bar = document.querySelector('.action-bar')
    if (!bar) return ['there is no bar']
    const task = document.querySelector('.task')
    const stays = task !== null && getComputedStyle(task).position === 'sticky'
    const heads = [...document.querySelectorAll(`.bar, [data-strip]${stays ? ', .task' : ''}`)]
      .map((head) => boxOf(head).bottom)
      .filter((bottom) => bottom < innerHeight / 2)
    const top = Math.max(0, ...heads) - 2
    const bottom = boxOf(bar).top + 2
    const lit = all('.is-lit')
    const places = lit.length > 0 ? lit : all('.spot.is-may')
    const high = Math.max(...places.map((place) => boxOf(place).bottom))
    const low = Math.min(...places.map((place) => boxOf(place).top))
    const fits = high - low < bottom - top - 2 * GAP
    const putsFirst = document.querySelector('[data-first]') !== null
    const named = new Set(all('[data-shows]').map(({ dataset }) => dataset.shows))
    const wanted = fits || (lit.length > 0 && putsFirst) ? places : places.slice(0, 1)
    const hidden = wanted.filter(
      (place) =>
        !named.has(place.dataset.key) && (boxOf(place).top < top || boxOf(place).bottom > bottom),
    )
    const isTold = !task || task.matches('.is-done') || (stays && boxOf(task).top > -2)
    const share = Math.round((100 * boxOf(bar).height) / innerHeight)
    return [
      ...hidden.map(({ dataset }) => `${dataset.key} is out of view`),
      ...(isTold ? [] : ['the task is out of view']),
      ...(share > 30 ? [`the bar takes ${share} %`] : []),
    ]
  }, GAP)

test.use({ hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } })

const lessonsOf = <G extends ScenarioTypes>(game: LessonGame<G>) =>
  projectCourse(game).map((chapter) => ({
    path: chapterPath(game.game.parts.id, chapter.id),
    steps: idsOf(chapter),
  }))
const LESSONS = [...lessonsOf(puertoRico), ...lessonsOf(leHavre)]

for (const { path, steps } of LESSONS) {
  test(`what is asked at every step of ${path}`, async ({ page }) => {
    await page.goto(`${path}#${steps[0]}`)
    for (const viewport of [SMALL, MIDDLE]) {
      await page.setViewportSize(viewport)
      for (const step of steps) {
        await page.evaluate((hash) => {
          location.hash = hash
        }, step)
        await expect(page.locator('.step-nav [aria-current]')).toHaveAttribute('href', `#${step}`)
        const message = `${step} at ${viewport.width} by ${viewport.height}`
        await expect.poll(() => wrongWith(page), { message }).toEqual([])
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
