/** On a desktop the bar grows with what it holds: through the lessons of the fast ways nothing in it is cut or overlapped. */
import type { Page } from '@playwright/test'
import { leHavre } from '../src/games/le-havre/definition.ts'
import { puertoRico } from '../src/games/puerto-rico/complete.ts'
import type { LessonGame } from '../src/lessons/definition.ts'
import { projectCourse, projectOutline } from '../src/lessons/files.ts'
import { chapterPath } from '../src/lessons/paths.ts'
import { goOn, playReplies, type Step } from '../src/lessons/run.ts'
import type { ScenarioTypes } from '../src/scenario/definition.ts'
import { expect, test } from './clean-page.ts'
import { pressesOf as leHavrePresses } from './le-havre-presses.ts'
import { expectDone, pressesOf as puertoRicoPresses, untilMine } from './lessons.ts'

/** Watches every picture of the bar for what is cut, stands outside of it, or lies on something else. */
const watchBar = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const faults = new Set<string>()
    Object.assign(window, { barFaults: faults })
    const wordsOf = (one: Element): string => (one.textContent || one.className).slice(0, 40)
    const look = (): void => {
      const bar = document.querySelector<HTMLElement>('.live > .action-bar')
      const box = bar?.getBoundingClientRect()
      // What happened scrolls by itself.
      const blocks = Array.from(bar?.querySelectorAll<HTMLElement>('*') ?? []).filter(
        (one) =>
          one.checkVisibility() &&
          !one.closest('.since, .sr, svg') &&
          !getComputedStyle(one).display.startsWith('inline'),
      )
      const leaves = Array.from(
        bar?.querySelectorAll<HTMLElement>(
          '.said p, .said li, .counter, .owed, button, .actions a',
        ) ?? [],
      )
        .filter((one) => one.checkVisibility() && !one.closest('.since, .sr'))
        .filter((one) => one.closest('.counter') === null || one.matches('.counter'))
        .map((one) => ({ one, at: one.getBoundingClientRect() }))
        .filter(({ at }) => at.height > 0)
      for (const one of bar ? [bar, ...blocks] : [])
        if (one.clientHeight > 0 && one.scrollHeight > one.clientHeight + 1)
          faults.add(`cut: ${wordsOf(one)}`)
      for (const { one, at } of leaves)
        if (box && (at.top < box.top - 1 || at.bottom > box.bottom + 1))
          faults.add(`outside: ${wordsOf(one)}`)
      for (const [nth, { one, at }] of leaves.entries())
        for (const { one: other, at: its } of leaves.slice(nth + 1)) {
          const isApart =
            at.right <= its.left + 1 ||
            its.right <= at.left + 1 ||
            at.bottom <= its.top + 1 ||
            its.bottom <= at.top + 1
          if (!isApart && !one.contains(other))
            faults.add(`on one another: ${wordsOf(one)}, ${wordsOf(other)}`)
        }
      requestAnimationFrame(look)
    }
    look()
  })

const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => Array.from(Reflect.get(window, 'barFaults') as Set<string>))

/** What to press for each step of the chapters that the fast way of a game consists of. */
const fastOf = <G extends ScenarioTypes>(
  definition: LessonGame<G>,
  pressesOf: (position: G['Position'], move: G['Move']) => string[],
) => {
  const game = definition.game.parts.id
  const [fast] = projectOutline(game).groups
  const pressesFor = (step: Step<G>): string[][] => {
    let at = playReplies(definition, step, { position: step.start, made: [] })
    return step.solution.map((move) => {
      const presses = pressesOf(at.position, move)
      at = playReplies(definition, step, goOn(definition, at, move))
      return presses
    })
  }
  return projectCourse(definition)
    .filter(({ id }) => fast?.chapters.includes(id))
    .map(({ id, steps }) => ({
      path: chapterPath(game, id),
      steps: steps.map((step) => ({ id: step.id, moves: pressesFor(step) })),
    }))
}

for (const { path, steps } of [
  ...fastOf(puertoRico, puertoRicoPresses),
  ...fastOf(leHavre, leHavrePresses),
])
  test(path, async ({ page }) => {
    await page.goto(`${path}#${steps[0]?.id}`, { waitUntil: 'networkidle' })
    await watchBar(page)
    for (const { id, moves } of steps) {
      await page.evaluate((hash) => {
        location.hash = hash
      }, id)
      await expect(page.locator('.step-nav [aria-current]')).toHaveAttribute('href', `#${id}`)
      for (const presses of moves) {
        await untilMine(page)
        for (const selector of presses)
          await page
            .locator(`.live ${selector}`)
            .locator('visible=true')
            .first()
            .dispatchEvent('click')
      }
      await expectDone(page)
      expect(await faultsOf(page), id).toEqual([])
    }
  })
