/**
 * On a phone what is to be tapped stays on the screen after a wrong move, whatever message or panel comes in. Tried at
 * every decision of the fast ways for which a step foresees one that taps make.
 */
import type { Locator, Page } from '@playwright/test'
import { leHavre } from '../src/games/le-havre/definition.ts'
import { cardMoves, legalCardMoves, likeliest } from '../src/games/le-havre/table/hand.ts'
import { cardOf } from '../src/games/le-havre/words/say.ts'
import { puertoRico } from '../src/games/puerto-rico/complete.ts'
import { candidates } from '../src/lessons/check.ts'
import type { LessonGame } from '../src/lessons/definition.ts'
import { projectCourse, projectOutline } from '../src/lessons/files.ts'
import { chapterPath } from '../src/lessons/paths.ts'
import { goOn, playReplies, type Step, type StepState, standingOf } from '../src/lessons/run.ts'
import type { ScenarioTypes } from '../src/scenario/definition.ts'
import { expect, test } from './clean-page.ts'
import { wrongWith } from './in-view.ts'
import { pressesOf as leHavrePresses } from './le-havre-presses.ts'
import { ACTION, pressesOf as puertoRicoPresses, untilMine } from './lessons.ts'

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
] as const
test.use({ hasTouch: true, isMobile: true })

/** What to press for a move; for a wrong one null where taps alone would make another. */
interface Presses<G extends ScenarioTypes> {
  right: (position: G['Position'], move: G['Move']) => string[]
  wrong: (position: G['Position'], move: G['Move']) => string[] | null
}

/** Moves that one tap names, or tries as soon as it is refused. */
const NAMED_BY_TAPS = ['chooseRole', 'takeTile', 'build', 'takeGood', 'sell', 'load', 'takeOffer']

/** One decision of a step: what is pressed wrongly there, what has to be seen then, what is right. */
interface Decision {
  wrongs: string[][]
  next: string[]
  right: string[]
}

/** The first foreseen move that is wrong at a decision, and the first role, by what to press for each. */
function mistakesAt<G extends ScenarioTypes>(
  definition: LessonGame<G>,
  step: Step<G>,
  at: StepState<G>,
  presses: Presses<G>,
): string[][] {
  const found = new Map<boolean, string[]>()
  for (const { move: words, broken } of step.wrong)
    for (const move of candidates(definition, at.position, step.you, words)) {
      const [against] = definition.game.judge(at.position, move).broken
      const isWrong = broken
        ? against === broken
        : !against && standingOf(definition, step, goOn(definition, at, move)).is === 'missed'
      const isThere = definition.places
        .of(move)
        .every((place) => definition.places.isThere(at.position, place))
      const pressed = isWrong && isThere ? presses.wrong(at.position, move) : null
      const isRole = move.do === 'chooseRole'
      if (pressed && !found.has(isRole)) found.set(isRole, pressed)
    }
  return [...found.values()]
}

const fastOf = <G extends ScenarioTypes>(definition: LessonGame<G>, presses: Presses<G>) => {
  const game = definition.game.parts.id
  const [fast] = projectOutline(game).groups
  const decisionsOf = (step: Step<G>): Decision[] => {
    let at = playReplies(definition, step, { position: step.start, made: [] })
    return step.solution.map((move) => {
      const decision = {
        wrongs: mistakesAt(definition, step, at, presses),
        next: definition.places.of(move),
        right: presses.right(at.position, move),
      }
      at = playReplies(definition, step, goOn(definition, at, move))
      return decision
    })
  }
  return projectCourse(definition)
    .filter(({ id }) => fast?.chapters.includes(id))
    .map(({ id, steps }) => ({
      path: chapterPath(game, id),
      steps: steps.map((step) => ({ id: step.id, decisions: decisionsOf(step) })),
    }))
}

const at = (address: string): string => `[data-key="${address}"]`
const LESSONS = [
  ...fastOf(puertoRico, {
    right: puertoRicoPresses,
    wrong: (_, move) =>
      NAMED_BY_TAPS.includes(move.do) ? puertoRico.places.of(move).map(at) : null,
  }),
  ...fastOf(leHavre, {
    right: leHavrePresses,
    wrong(position, move) {
      const taps = leHavre.places.of(move).map(at)
      if (move.do === 'takeOffer') return taps
      const card = cardOf(move)
      if (!card || position.seat !== move.seat) return null
      // A first tap on a card tries what is refused at once, and lays ready what it is likeliest for.
      const [tried] = cardMoves(position, card)
      const isRefused = legalCardMoves(position, card).length === 0
      const made = isRefused ? tried : likeliest(position, card)
      return made && leHavre.game.keyOfMove(made) === leHavre.game.keyOfMove(move) ? taps : null
    },
  }),
]

/** Without scrolling to it, as a finger would not. */
const press = (page: Page, selector: string): Promise<void> =>
  page.locator(`.live ${selector}`).locator('visible=true').first().dispatchEvent('click')

const FIRST_OFFER = '/le-havre/learn/first-turns/#the-first-offer'

for (const viewport of SIZES)
  test(`a purchase that decides nothing at ${viewport.width} by ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto(FIRST_OFFER, { waitUntil: 'networkidle' })
    await press(page, at('card:buildingFirmSmall'))
    await press(page, ACTION)
    await expect(page.locator('.live .spot.is-chosen')).toHaveCount(0)
    await expect.poll(() => wrongWith(page)).toEqual([])
  })

for (const viewport of SIZES)
  for (const { path, steps } of LESSONS)
    test(`${path} at ${viewport.width} by ${viewport.height}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto(`${path}#${steps[0]?.id}`, { waitUntil: 'networkidle' })
      await expect(page.locator('astro-island[ssr][client="lesson"]')).toHaveCount(0)
      const mistake: Locator = page.locator('.refusal, .step-message.is-missed')
      for (const { id, decisions } of steps) {
        const last = decisions.findLastIndex(({ wrongs }) => wrongs.length > 0)
        if (last < 0) continue
        await page.evaluate((hash) => {
          location.hash = hash
        }, id)
        await expect(page.locator('.step-nav [aria-current]')).toHaveAttribute('href', `#${id}`)
        for (const [nth, { wrongs, next, right }] of decisions.slice(0, last + 1).entries()) {
          await untilMine(page)
          for (const wrong of wrongs) {
            const message = `${id} ${nth}: ${wrong}`
            for (const selector of wrong) await press(page, selector)
            if ((await mistake.count()) === 0) await press(page, ACTION)
            await expect(mistake, message).not.toHaveCount(0)
            // Taken back, where it could be made.
            if ((await page.locator('.step-message.is-missed').count()) > 0)
              await press(page, ACTION)
            await expect.poll(() => wrongWith(page, next), { message }).toEqual([])
          }
          if (nth < last) for (const selector of right) await press(page, selector)
        }
      }
    })
