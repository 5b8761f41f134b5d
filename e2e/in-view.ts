import type { Page } from '@playwright/test'

/** What is left free around a place that is scrolled to. */
const GAP = 8

/**
 * What is to be seen and is not, and whether the bar takes too much. The task of a lesson has to be seen, and all that
 * is lit, itself or named in the line of what is pointed at on a board; without a light, the first of what can be done,
 * and all of it where it has room. A table that does not put the zone in question first has to show the first of what
 * is lit, and all of it where it has room. `must`: places that have to be seen besides, wherever each stands.
 */
export const wrongWith = (page: Page, must: readonly string[] = []): Promise<string[]> =>
  page.evaluate(
    ([GAP, must]) => {
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
      const isHidden = (place: HTMLElement) =>
        !named.has(place.dataset.key) && (boxOf(place).top < top || boxOf(place).bottom > bottom)
      const hidden = wanted.filter(isHidden)
      const missed = must.filter((key) => {
        const found = all(`[data-key="${key}"]`)
        return found.length > 0 && found.every(isHidden)
      })
      const isTold = !task || task.matches('.is-done') || (stays && boxOf(task).top > -2)
      const share = Math.round((100 * boxOf(bar).height) / innerHeight)
      return [
        ...hidden.map(({ dataset }) => `${dataset.key} is out of view`),
        ...missed.map((key) => `${key}, which is to be tapped, is out of view`),
        ...(isTold ? [] : ['the task is out of view']),
        ...(share > 30 ? [`the bar takes ${share} %`] : []),
      ]
    },
    [GAP, must] as const,
  )
