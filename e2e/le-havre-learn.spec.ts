/** The course of Le Havre walked by touch, what is kept of it, and the way from a step to the table. */
import { leHavre } from '../src/games/le-havre/definition.ts'
import { projectCourse } from '../src/lessons/files.ts'
import { goOn, playReplies } from '../src/lessons/run.ts'
import { expect, test } from './clean-page.ts'
import { wrongWith } from './in-view.ts'
import { pressesOf } from './le-havre-presses.ts'
import { ACTION, expectDone, expectStep, openLesson, untilMine } from './lessons.ts'

const kindsPlayed = new Set<string>()
/** The chapters that bring a kind of move which none before them has, and the last, in which a game ends. */
const course = projectCourse(leHavre).filter(({ steps }, nth, all) => {
  const known = kindsPlayed.size
  for (const move of steps.flatMap(({ solution }) => solution)) kindsPlayed.add(move.do)
  return kindsPlayed.size > known || nth === all.length - 1
})
const pathOf = (id: string): string => `/le-havre/learn/${id}/`

/** After this chapter the map and the way to the table are looked at too. */
const FINISHED = 'first-turns'

test.use({
  viewport: { width: 390, height: 664 },
  hasTouch: true,
  isMobile: true,
})

for (const { id, steps, judged } of course)
  test(`Le Havre: ${id} is played by touch`, async ({ page }) => {
    test.slow()
    const tap = (selector: string) => page.locator(selector).locator('visible=true').first().tap()
    await openLesson(page, pathOf(id))
    for (const [index, step] of steps.entries()) {
      await expectStep(page, index + 1)
      await untilMine(page)
      await expect.poll(() => wrongWith(page), { message: step.id }).toEqual([])
      let played = playReplies(leHavre, step, { position: step.start, made: [] })
      for (const move of step.solution) {
        await untilMine(page)
        // However much the opponent did, what is asked now is seen, and what is chosen stays in view.
        await expect(page.locator('.action-bar .prompt')).toBeInViewport({ ratio: 0.9 })
        for (const selector of pressesOf(played.position, move)) {
          await tap(selector)
          if (!selector.startsWith('[data-key="card:')) continue
          const chosen = page.locator(`${selector}.is-chosen`)
          if (await chosen.count()) await expect(chosen).toBeInViewport({ ratio: 0.9 })
        }
        played = playReplies(leHavre, step, goOn(leHavre, played, move))
      }
      await expectDone(page)
      if (index < steps.length - 1 || judged) await tap(ACTION)
    }
    if (judged) {
      // Either answer is followed by the verdict and the end of the chapter.
      await expect(page.getByRole('region', { name: '되나요?' })).toBeVisible()
      await tap(ACTION)
    }
    await expect(page.locator('.summary li')).toHaveCount(3)
    if (id !== FINISHED) return
    const play = page.getByRole('link', { name: '여기서부터 두기' })
    await expect(play).toHaveAttribute('href', /\/le-havre\/play\/#lh1\./)
    await page.goto('/le-havre/learn/', { waitUntil: 'networkidle' })
    await expect(page.locator(`.chapters a[href$="/${id}/"]`)).toContainText(
      `${steps.length}/${steps.length}`,
    )
  })
