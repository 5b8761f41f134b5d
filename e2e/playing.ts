import type { Page } from '@playwright/test'
import { expect } from './clean-page.ts'

/** Ticks what goes by a label, on a page that may wake by it: then it is done once more, and shows a moment later. */
export async function tick(page: Page, label: string): Promise<void> {
  await page.getByLabel(label).click()
  await expect(page.getByLabel(label)).toBeChecked()
}

/** Opens a new game of two people at one device, with nothing else changed. */
export async function start(page: Page, game = 'puerto-rico'): Promise<void> {
  await page.goto(`/${game}/play/`, { waitUntil: 'networkidle' })
  await tick(page, '한 기기에서 함께')
  await page.getByRole('button', { name: '바로 시작' }).click()
}

/** Sets a new game up for so many people at one device, and opens it. */
export async function startWith(page: Page, seats: number): Promise<void> {
  await page.goto('/puerto-rico/play/', { waitUntil: 'networkidle' })
  await page.getByText('게임 설정 바꾸기').click()
  await page.getByLabel('사람 수').selectOption(String(seats))
  for (const letter of ['A', 'B', 'C', 'D', 'E'].slice(0, seats))
    await page.getByLabel(`${letter} 자리`).selectOption('human')
  await page.getByRole('button', { name: '바로 시작' }).click()
}

/** Plays on by clicking whatever the table offers, the main action first, until the score sheet stands there. */
export const playToTheEnd = (page: Page): Promise<void> => playOn(page, 'body', '.final-score')

/** The same until something that is named by a selector is on the page. */
export const playUntil = (page: Page, seen: string): Promise<void> => playOn(page, 'body', seen)

/** The same within an element, until a round is over. */
export const playARound = (page: Page, within: string): Promise<void> => playOn(page, within, null)

/** Until something is seen; where nothing is named, until another round, or the score sheet. */
async function playOn(page: Page, within: string, seen: string | null): Promise<void> {
  await prepare(page)
  await page.evaluate(
    async ({ within, seen }) => {
      const next: NextPress = Reflect.get(window, 'nextPress')
      const root = document.querySelector(within)
      const round = () => /\d+라운드|(Round |ラウンド)\d+/.exec(root?.textContent ?? '')?.[0]
      const first = round()
      for (let clicks = 0; clicks < 3000; clicks++) {
        if (root?.querySelector(seen ?? '.final-score')) return
        if (!seen && round() !== first) return
        const target = next(within)
        // Where there is nothing to press, somebody else is thinking.
        if (!target && seen)
          throw new Error(`stuck: ${document.querySelector('.action-bar')?.textContent}`)
        target?.click()
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
      }
      throw new Error('it comes to no end')
    },
    { within, seen },
  )
}

/** A round with a finger: each tap falls on what lies uppermost there. */
export async function tapARound(page: Page, within: string): Promise<void> {
  await prepare(page)
  let first: string | undefined
  for (let taps = 0; taps < 1000; taps++) {
    const { round, at } = await page.evaluate(async (within) => {
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
      const root = document.querySelector(within)
      if (root?.querySelector('.final-score')) return { round: 'over', at: null }
      const round = /\d+라운드/.exec(root?.textContent ?? '')?.[0]
      const next: NextPress = Reflect.get(window, 'nextPress')
      const target = next(within)
      // Where there is nothing to press, somebody else is thinking.
      if (!target) return { round, at: null }
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = target.getBoundingClientRect()
      const at = { x: left + width / 2, y: top + height / 2 }
      const hit = document.elementFromPoint(at.x, at.y)
      if (!hit || !target.contains(hit))
        throw new Error(`${target.dataset.key ?? target.textContent} lies under ${hit?.outerHTML}`)
      return { round, at }
    }, within)
    first ??= round
    if (round === 'over' || round !== first) return
    if (at) await page.touchscreen.tap(at.x, at.y)
  }
  throw new Error('the round comes to no end')
}

/** What is pressed next within an element. */
type NextPress = (within: string) => HTMLElement | undefined

/** Puts the choice of what is pressed into the page. */
async function prepare(page: Page): Promise<void> {
  // Without travelling pieces a game is played much sooner.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => {
    let state = 7
    const pick = (elements: HTMLElement[]) => {
      state = (state * 48271) % 2147483647
      return elements[state % elements.length]
    }
    const nextPress: NextPress = (within) => {
      const root = document.querySelector(within)
      const visible = (selector: string) =>
        // What lies in a folded zone has a place on the page, and cannot be pressed.
        Array.from(root?.querySelectorAll<HTMLElement>(selector) ?? []).filter((element) =>
          element.checkVisibility(),
        )
      const chosenGood = root?.querySelector('.spot.is-chosen[data-key*="good:"]')
      const ships = '.spot.is-may[data-key^="ship:"], .spot.is-may[data-key$="city:wharf"]'
      return (
        pick(visible('.choices button')) ??
        pick(visible('.main-action')) ??
        (chosenGood && pick(visible(ships))) ??
        pick(visible('.spot.is-may')) ??
        pick(visible('.actions .quiet-action:not([data-action], .icon-action)')) ??
        visible('[data-action="pass"]')[0]
      )
    }
    Object.assign(window, { nextPress })
  })
}
