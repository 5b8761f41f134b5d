import type { Page } from '@playwright/test'

/** What is left free around a place that is scrolled to. */
const GAP = 8

/**
 * What is to be seen and is not, and whether the bar takes too much. The task of a lesson has to be seen, and all that
 * is lit, itself or named in the line of what is pointed at on a board; without a light, the first of what can be done,
 * and all of it where it has room. A table that does not put the zone in question first has to show the first of what
 * is lit, and all of it where it has room. `must`: places that the next move is made with. The first of them that is not
 * chosen has to be seen where it can be tapped; what is lit besides only as far as there is room for both.
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
      const tapped = must
        .map((key) => all(`[data-key="${key}"]`))
        .filter((found) => found.length > 0 && !found.some((one) => one.matches('.is-chosen')))
        .slice(0, 1)
      const together = [...places, ...tapped.flatMap((found) => found.slice(0, 1))]
      const high = Math.max(...together.map((place) => boxOf(place).bottom))
      const low = Math.min(...together.map((place) => boxOf(place).top))
      const fits = high - low < bottom - top - 2 * GAP
      const putsFirst = document.querySelector('[data-first]') !== null
      const named = new Set(all('[data-shows]').map(({ dataset }) => dataset.shows))
      const least = tapped.length > 0 ? [] : places.slice(0, 1)
      const isWhole = fits || (lit.length > 0 && putsFirst && tapped.length === 0)
      const wanted = isWhole ? places : least
      const isHidden = (place: HTMLElement) =>
        boxOf(place).top < top || boxOf(place).bottom > bottom
      const hidden = wanted.filter((place) => !named.has(place.dataset.key) && isHidden(place))
      const missed = tapped
        .filter((found) => found.every((one) => !one.closest('[data-strip]') && isHidden(one)))
        .map(([place]) => place?.dataset.key)
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
