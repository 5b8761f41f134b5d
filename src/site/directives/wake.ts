/**
 * How a live page wakes: an island stands in the page as it was made until the reader does anything there, or has looked
 * at it for a while; then it comes alive. Its scripts are asked for once the page is to be seen: before, they would
 * hold its picture up on a slow net. What the reader did before it was alive is done again.
 *
 * It comes alive at once where the page may have to show something else: what the address names, what is done
 * already (`data-step`), or what the device keeps under a key that begins as one of `client:activity={keys}`.
 * `client:activity="now"` always does.
 */
import type { ClientDirective } from 'astro'
import { keepEarlyInput } from './early-input.ts'
import { REACHING } from './reaching.ts'
import { fetchScripts } from './scripts-of.ts'
import { tellUnloaded } from './unloaded.ts'

/** In milliseconds: somebody who only looks, or listens, has a live page too. */
const PATIENCE = 4000

const SIGNS = [...REACHING, 'click', 'input', 'submit', 'keydown', 'wheel', 'hashchange'] as const

/** The first sign that somebody means to do something. */
const reachedFor = (): Promise<void> =>
  new Promise((resolve) => {
    const seen = new AbortController()
    const go = (): void => {
      seen.abort()
      resolve()
    }
    for (const sign of SIGNS)
      addEventListener(sign, go, { capture: true, passive: true, signal: seen.signal })
    setTimeout(go, PATIENCE)
  })

/** Whether the page may have to show something else than it was made with. */
function isAwaited(keys: unknown): boolean {
  const { hash, search } = location
  if (hash || search || 'step' in document.documentElement.dataset || keys === 'now') return true
  try {
    const kept = Object.keys(localStorage)
    return Array.isArray(keys) && kept.some((one) => keys.some((key) => one.startsWith(key)))
  } catch {
    return false
  }
}

/** The first picture of the page. A page in the background has none until it is looked at, and need not wait. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const isAnnounced = PerformanceObserver.supportedEntryTypes.includes('paint')
    if (document.hidden || !isAnnounced) resolve()
    else new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  })

tellUnloaded()

/** A part of the island that comes alive after it (`src/ui/Deferred.tsx`). */
const ASLEEP = '[data-asleep]'

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** The directive; `asleep` makes up, for a page that may sleep, for what its island would do as it comes alive. */
export const waking =
  (asleep?: (island: HTMLElement) => void): ClientDirective =>
  async (load, { value }, island) => {
    const early = keepEarlyInput(island, (target) => {
      if (island.hasAttribute('ssr')) return true
      return target instanceof Element && target.closest(ASLEEP) !== null
    })
    const reached = isAwaited(value) ? null : reachedFor()
    // Not once it is alive: the page would move under the finger.
    if (reached) asleep?.(island)
    try {
      await painted()
      fetchScripts(island, reached ? 'low' : 'auto')
      await reached
      const hydrate = await load()
      // Its scripts have just run.
      await nextTask()
      await hydrate()
      early.putBack()
      while (island.querySelector(ASLEEP)) await nextTask()
      await early.redo()
    } finally {
      early.stop()
    }
  }
