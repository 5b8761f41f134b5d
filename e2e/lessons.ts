import type { Page } from '@playwright/test'
import { puertoRico } from '../src/games/puerto-rico/complete.ts'
import type { Move } from '../src/games/puerto-rico/rules/moves.ts'
import { type Position, playerAt } from '../src/games/puerto-rico/rules/state.ts'
import type { PuertoRico } from '../src/games/puerto-rico/rules/types.ts'
import { firstLayout } from '../src/games/puerto-rico/table/layout.ts'
import { placesOf } from '../src/games/puerto-rico/table/move-places.ts'
import { t as tOfTable } from '../src/games/puerto-rico/words/messages/t.ts'
import { keptWords } from '../src/games/puerto-rico/words/moves.ts'
import { goOn, playReplies, type Step } from '../src/lessons/run.ts'
import { toText } from '../src/text/markup.ts'
import { t } from '../src/text/messages/course.ts'
import { expect } from './clean-page.ts'

export const ACTION = '.action-bar .main-action'
const CLEAR = `.action-bar button:text-is("${tOfTable('layout.clear')}")`

const at = (address: string): string => `[data-key="${address}"]`

/** What to press, in this order, to make a move. */
export function pressesOf(position: Position, move: Move): string[] {
  switch (move.do) {
    case 'pass':
      return ['[data-action="pass"]']
    case 'load':
    case 'loadWharf':
      return placesOf(move).map(at)
    case 'store':
      // By its name: a good with two names stands there in both, and one of them is hidden.
      return [`.choices >> role=button[name="${toText(keptWords(move.keep))}"]`]
    case 'place':
      return [...layoutPresses(position, move), ACTION]
    default:
      return [...placesOf(move).map(at), ACTION]
  }
}

/** Colonists lie somewhere already; where they lie otherwise than wanted, all are taken up first. */
function layoutPresses(position: Position, { seat, island, city }: Move & { do: 'place' }) {
  const first = firstLayout(playerAt(position, seat))
  const same = (a: object, b: object) =>
    JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort())
  if (same(first.island, island) && same(first.city, city)) return []
  const each = (kind: string, counts: object) =>
    Object.entries(counts).flatMap(([id, count]) =>
      Array<string>(count).fill(at(`${seat}/${kind}:${id}`)),
    )
  return [CLEAR, ...each('land', island), ...each('city', city)]
}

/** The moves of a step's solution, each with what to press for it. */
export function solutionOf(step: Step<PuertoRico>): { move: Move; presses: string[] }[] {
  let course = playReplies(puertoRico, step, { position: step.start, made: [] })
  return step.solution.map((move) => {
    const presses = pressesOf(course.position, move)
    course = playReplies(puertoRico, step, goOn(puertoRico, course, move))
    return { move, presses }
  })
}

/** Taps on what shows; on a phone what is pressed seldom stands behind one button. */
export async function tapOn(page: Page, selector: string): Promise<void> {
  const shown = page.locator(selector).locator('visible=true').first()
  if (selector === CLEAR && !(await shown.isVisible()))
    await page.locator('[data-action="more"]').tap()
  await shown.tap()
}

/** Opens a lesson and waits until it can be played. */
export async function openLesson(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.locator('.task')).toBeVisible()
}

/** Waits until the opponent has moved. */
export async function untilMine(page: Page): Promise<void> {
  await expect(page.locator('.step-message.is-reply')).toHaveCount(0)
}

/** Waits until the opponent has answered and the step is done. */
export async function expectDone(page: Page): Promise<void> {
  await expect(page.locator('.step-message.is-done .verdict')).toBeVisible()
}

/** Waits until a step, counted from 1, is the one that is played. */
export async function expectStep(page: Page, number: number): Promise<void> {
  const name = new RegExp(`^${t('course.step-link', { number })}`)
  await expect(page.locator('.step-nav [aria-current]')).toHaveAttribute('aria-label', name)
}

/**
 * Moves the focus to a place with the Tab and arrow keys, as somebody without a pointer would: along the row
 * or the column, and the other way where that came round to the same place.
 */
export async function reach(page: Page, selector: string): Promise<void> {
  const pressed = new Set<string>()
  for (let presses = 0; presses < 150; presses++) {
    // What was pressed last may take a moment to bring it.
    await expect(page.locator(selector).filter({ visible: true })).not.toHaveCount(0)
    const way = await page.locator(selector).evaluateAll((found) => {
      const focus = document.activeElement
      const target = found.find((element) => element.checkVisibility())
      if (focus === target) return null
      const zone = focus?.closest('[data-zone]')
      if (!target || !focus?.matches('.spot') || !zone?.contains(target))
        return { at: '', keys: ['Tab'] }
      const [a, b] = [focus.getBoundingClientRect(), target.getBoundingClientRect()]
      const isBeside = a.top < b.bottom && b.top < a.bottom
      const along = b.x > a.x ? 'ArrowRight' : 'ArrowLeft'
      const across = b.y > a.y ? 'ArrowDown' : 'ArrowUp'
      const at = focus.getAttribute('data-key') ?? ''
      return { at, keys: isBeside ? [along, across] : [across, along] }
    })
    if (way === null) return
    const { at, keys } = way
    const key = keys.find((one) => !pressed.has(`${at} ${one}`)) ?? keys[0] ?? 'Tab'
    if (at) pressed.add(`${at} ${key}`)
    await page.keyboard.press(key)
  }
  throw new Error(`the keyboard does not reach ${selector}`)
}
