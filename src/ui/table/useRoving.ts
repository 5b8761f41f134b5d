import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import { isPlain } from '../keys.ts'
import { isExplained, TAPPABLE } from '../target.tsx'

const ARROWS: Record<string, readonly [dx: number, dy: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Asking for its place instead would lay out every folded zone. */
const spotsIn = (zone: Element): HTMLElement[] =>
  Array.from(zone.querySelectorAll<HTMLElement>('.spot')).filter(
    (spot) => isExplained(spot) && spot.checkVisibility(),
  )

/** Where the Tab key stops: what has the focus or had it last, but never beside what can be tapped. */
function stopOf(spots: readonly HTMLElement[]): HTMLElement | undefined {
  const tappable = spots.filter((spot) => spot.matches(TAPPABLE))
  const among = tappable.length > 0 ? tappable : spots
  return (
    spots.find((spot) => spot === document.activeElement) ??
    among.find((spot) => spot.tabIndex === 0 && spot.dataset.roving) ??
    among[0]
  )
}

const centre = (element: Element): [x: number, y: number] => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** The nearest spot in a direction; sideways distance counts double, so that rows and columns are kept. */
function neighbour(from: HTMLElement, spots: HTMLElement[], key: string): HTMLElement | undefined {
  const [dx, dy] = ARROWS[key] ?? [0, 0]
  const [x, y] = centre(from)
  const ahead = spots.flatMap((spot) => {
    const [sx, sy] = centre(spot)
    const along = (sx - x) * dx + (sy - y) * dy
    const aside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx)
    return spot !== from && along > 2 ? [{ spot, distance: along + 2 * aside }] : []
  })
  return ahead.sort((a, b) => a.distance - b.distance)[0]?.spot
}

/**
 * Makes every zone of a table one stop of the Tab key: arrows move among its places, Home and End
 * to its first and last, and from its heading into it, as Enter does: whoever plays means a place by it, not to fold
 * the zone, which the space bar does. All of them can be reached, as each tells what lies there.
 */
export function useRoving(root: RefObject<HTMLElement>): void {
  useEffect(() => {
    const table = root.current
    if (!table) return
    const makeStops = (): void => {
      // All is read before anything is written: each read after a write lays the page out again.
      const zones = Array.from(table.querySelectorAll('[data-zone]'), spotsIn)
      for (const spots of zones) {
        const current = stopOf(spots)
        for (const spot of spots) {
          const tabIndex = spot === current ? '0' : '-1'
          if (!spot.dataset.roving) spot.dataset.roving = 'yes'
          if (spot.getAttribute('tabindex') !== tabIndex) spot.setAttribute('tabindex', tabIndex)
        }
      }
    }
    const onKey = (event: KeyboardEvent): void => {
      const from = event.target
      if (!(from instanceof HTMLElement) || !from.matches('.spot, [data-zone] > summary')) return
      const zone = from.closest('[data-zone]')
      if (!zone || !isPlain(event)) return
      const spots = spotsIn(zone)
      const to =
        event.key === 'Home'
          ? spots[0]
          : event.key === 'End'
            ? spots.at(-1)
            : from.matches('summary')
              ? (event.key in ARROWS || event.key === 'Enter') && stopOf(spots)
              : neighbour(from, spots, event.key)
      if (!to) return
      event.preventDefault()
      to.focus()
      makeStops()
    }
    makeStops()
    const observer = new MutationObserver(makeStops)
    observer.observe(table, { childList: true, subtree: true, attributeFilter: ['role'] })
    table.addEventListener('keydown', onKey)
    table.addEventListener('toggle', makeStops, true)
    return () => {
      observer.disconnect()
      table.removeEventListener('keydown', onKey)
      table.removeEventListener('toggle', makeStops, true)
    }
  }, [root])
}
