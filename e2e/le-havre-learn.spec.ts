/** The course of Le Havre walked by touch, what is kept of it, and the way from a step to the table. */
import { leHavre } from '../src/games/le-havre/plug.ts'
import type { Move } from '../src/games/le-havre/rules/moves.ts'
import type { Position } from '../src/games/le-havre/rules/state.ts'
import type { CardId } from '../src/games/le-havre/rules/vocabulary.ts'
import { type Counts, countersOf, firstCounts } from '../src/games/le-havre/table/counting.ts'
import { likeliest } from '../src/games/le-havre/table/hand.ts'
import { placesOf } from '../src/games/le-havre/table/move-places.ts'
import { toText } from '../src/games/le-havre/words/markup.ts'
import { moveWords } from '../src/games/le-havre/words/moves.ts'
import { projectCourse } from '../src/lessons/files.ts'
import { goOn, playReplies } from '../src/lessons/run.ts'
import { expect, test } from './clean-page.ts'
import { wrongWith } from './in-view.ts'
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

/** The numbers that a move is made of, by the counter of each; null for a move without any. */
function countsOf(move: Move): Counts | null {
  switch (move.do) {
    case 'pay':
      return { ...move.tokens }
    case 'choose':
    case 'sellGoods':
    case 'ship':
      return { ...move.goods }
    case 'exchange': {
      const taken = Object.entries(move.take).map(([good, count]) => [`take:${good}`, count])
      return { ...move.give, ...Object.fromEntries(taken) }
    }
    case 'use':
      return { count: move.count }
    case 'trade':
      return { ...move.times }
    default:
      return null
  }
}

/** Counters pressed from what is proposed to what is wanted. */
const counterPresses = (position: Position, wanted: Counts): string[] =>
  countersOf(position).flatMap(({ key }, at) => {
    const more = (wanted[key] ?? 0) - (firstCounts(position)[key] ?? 0)
    const button = `.counter:nth-of-type(${at + 1}) > button:${more > 0 ? 'last' : 'first'}-of-type`
    return Array<string>(Math.abs(more)).fill(button)
  })

/** What to press, in this order, to make a move: an offer is taken by a tap, a card shows itself first. */
function pressesOf(position: Position, move: Move): string[] {
  const { game, readyMove } = leHavre
  const isWanted = (other: Move | null): boolean =>
    other !== null && game.keyOfMove(other) === game.keyOfMove(move)
  if (isWanted(readyMove(position))) return [ACTION]
  const counts = countsOf(move)
  if (counts) return [...counterPresses(position, counts), ACTION]
  if (move.do === 'takeOffer') return [`[data-key="offer:${move.space}"]`]
  const button = `[data-move="${move.do}"]:has-text("${toText(moveWords(move))}")`
  const [place] = placesOf(move).filter((address) => address.startsWith('card:'))
  if (!place) return [button]
  const card = place.slice('card:'.length) as CardId
  return [`[data-key="${place}"]`, isWanted(likeliest(position, card)) ? ACTION : button]
}

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
