/** The course of Le Havre: a chapter walked by touch, what is kept of it, and the way from a step to the table. */
import { leHavre } from '../src/games/le-havre/plug.ts'
import type { Move } from '../src/games/le-havre/rules/moves.ts'
import type { Position } from '../src/games/le-havre/rules/state.ts'
import { placesOf } from '../src/games/le-havre/table/move-places.ts'
import { projectCourse } from '../src/lessons/files.ts'
import { goOn, playReplies } from '../src/lessons/run.ts'
import { expect, test } from './clean-page.ts'
import { ACTION, expectDone, expectStep, openLesson, untilMine } from './lessons.ts'

const PATH = '/le-havre/learn/first-turns/'
const chapter = projectCourse(leHavre).find(({ id }) => PATH.endsWith(`/${id}/`))

/** What to press, in this order, to make a move: an offer is taken by a tap, a card shows itself first. */
function pressesOf(position: Position, move: Move): string[] {
  const { game, readyMove } = leHavre
  const ready = readyMove(position)
  if (ready && game.keyOfMove(ready) === game.keyOfMove(move)) return [ACTION]
  const places = placesOf(move).map((address) => `[data-key="${address}"]`)
  return move.do === 'takeOffer' ? places : [...places, ACTION]
}

test.use({
  viewport: { width: 390, height: 664 },
  hasTouch: true,
  isMobile: true,
  // Opponents move without delay then.
  contextOptions: { reducedMotion: 'reduce' },
})

test('Le Havre: a chapter is played by touch, and the map knows it', async ({ page }) => {
  test.slow()
  const steps = chapter?.steps ?? []
  const tap = (selector: string) => page.locator(selector).locator('visible=true').first().tap()
  await openLesson(page, PATH)
  for (const [index, step] of steps.entries()) {
    await expectStep(page, index + 1)
    await untilMine(page)
    let course = playReplies(leHavre, step, { position: step.start, made: [] })
    for (const move of step.solution) {
      await untilMine(page)
      for (const selector of pressesOf(course.position, move)) await tap(selector)
      course = playReplies(leHavre, step, goOn(leHavre, course, move))
    }
    await expectDone(page)
    if (index < steps.length - 1) await tap(ACTION)
  }
  await expect(page.locator('.summary li')).toHaveCount(3)
  const play = page.getByRole('link', { name: '여기서부터 두기' })
  await expect(play).toHaveAttribute('href', /\/le-havre\/play\/#lh1\./)
  await page.goto('/le-havre/learn/', { waitUntil: 'networkidle' })
  await expect(page.locator('.chapters a[href$="/first-turns/"]')).toContainText(
    `${steps.length}/${steps.length}`,
  )
})
