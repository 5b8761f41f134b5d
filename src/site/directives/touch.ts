/**
 * `client:touch`: an island comes alive when the reader first reaches for it, and costs nothing before.
 * Taps that came too early are made again. `client:touch="address"`: data that it is drawn from is
 * fetched together with its code, once for all islands of the page.
 */
import type { ClientDirective } from 'astro'
import { islandDataAt, putIslandData } from '../../ui/island-data.ts'
import { drawn, placeTapped, REACHING, tapPlace } from './reaching.ts'
import { fetchScripts } from './scripts-of.ts'

async function fetchData(address: string): Promise<void> {
  if (islandDataAt(address)) return
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  putIslandData(address, await answer.json())
}

/**
 * Runs scripts while the net still brings others: all at once they keep a slow phone busy for longer than the net does.
 * Whatever fails here fails again where the island is loaded.
 */
function runAsTheyCome(scripts: readonly string[]): void {
  for (const script of scripts) import(/* @vite-ignore */ script).catch(() => {})
}

/** How a place is tapped. */
const TRIED = ['click', 'keydown']
/** Keys that do so. */
const TAPS = /^(?:Enter| )$/

const CAPTURE = { capture: true }

const touch: ClientDirective = (load, { value }, island) => {
  const taps: string[] = []
  let isRedoing = false
  const keep = (event: Event): void => {
    if (isRedoing || (event instanceof KeyboardEvent && !TAPS.test(event.key))) return
    const place = placeTapped(event.target)
    if (!place) return
    // A link leads away, a fold opens on nothing, and a key scrolls the page, only where no script has come.
    event.preventDefault()
    // What is alive would answer before the taps that came earlier.
    event.stopPropagation()
    taps.push(place)
  }
  const wake = async (): Promise<void> => {
    for (const event of REACHING) island.removeEventListener(event, wake)
    // It is near, and nothing of what it may show is cut off at its edge.
    island.closest('[data-distant]')?.removeAttribute('data-distant')
    try {
      // Little, and not to wait behind the scripts for a connection.
      const data = typeof value === 'string' ? fetchData(value) : null
      runAsTheyCome(fetchScripts(island))
      const [hydrate] = await Promise.all([load(), data])
      await hydrate()
    } catch (error) {
      // It was not to be had just now; the next touch asks again.
      taps.length = 0
      for (const event of REACHING) island.addEventListener(event, wake)
      throw error
    }
    for (let place = taps.shift(); place; place = taps.shift()) {
      isRedoing = true
      tapPlace(island, place)
      isRedoing = false
      await drawn()
    }
    for (const type of TRIED) island.removeEventListener(type, keep, CAPTURE)
  }
  for (const type of TRIED) island.addEventListener(type, keep, CAPTURE)
  for (const event of REACHING) island.addEventListener(event, wake)
}

export default touch
