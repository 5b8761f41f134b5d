/** What runs in the page while a game is measured: it notes how long the page takes, and finds what to press next. */

/** How a press was answered, in milliseconds from the finger to the next picture. */
interface Answered {
  /** It made a move, not just a choice. */
  moved: boolean
  ms: number
}

export interface Recording {
  answers: Answered[]
  /** Tasks of more than 50 ms while a bot was thinking, and otherwise. */
  thinking: number[]
  otherwise: number[]
}

declare global {
  interface Window {
    recording: Recording
    /** Whether the next press makes a move. */
    moving: boolean
  }
}

/** Starts noting. Runs in the page. */
export function watch(): void {
  window.recording = { answers: [], thinking: [], otherwise: [] }
  const turns: { at: number; thinking: boolean }[] = []
  const isThinking = () => document.querySelector('.bot-message .prompt') !== null
  new MutationObserver(() => {
    const thinking = isThinking()
    if (turns.at(-1)?.thinking !== thinking) turns.push({ at: performance.now(), thinking })
  }).observe(document.body, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const thinking = turns.findLast(({ at }) => at <= startTime)?.thinking ?? false
      window.recording[thinking ? 'thinking' : 'otherwise'].push(duration)
    }
  }).observe({ type: 'longtask' })
  const longest = new Map<number, Answered>()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!entry.interactionId) continue
      const answer = longest.get(entry.interactionId) ?? { moved: window.moving, ms: 0 }
      if (!longest.has(entry.interactionId)) window.recording.answers.push(answer)
      longest.set(entry.interactionId, answer)
      answer.ms = Math.max(answer.ms, entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Where the next finger comes down, in pixels of the window; else why none does. */
export type Next = { x: number; y: number } | 'wait' | 'over'

/** Finds what to press next and brings it into view. Runs in the page. */
export function pointOut(count: number): Next {
  if (document.querySelector('.final-score')) return 'over'
  // A bot moves: nothing is looked at, so that this costs the page nothing.
  if (document.querySelector('.bot-message .prompt')) return 'wait'
  const visible = (selector: string) =>
    Array.from(document.querySelectorAll<HTMLElement>(selector)).filter((one) =>
      one.checkVisibility(),
    )
  const pick = (elements: HTMLElement[], by: number) => elements[by % elements.length]
  const good = document.querySelector('.spot.is-chosen[data-key*="good:"]')
  const ships = '.spot.is-may[data-key^="ship:"], .spot.is-may[data-key$="city:wharf"]'
  const main = visible('.main-action')[0]
  const moves =
    main ?? (good && pick(visible(ships), count)) ?? visible('.action-bar .choices button')[0]
  const next =
    moves ?? pick(visible('.spot.is-may'), count * 13) ?? visible('[data-action="pass"]')[0]
  if (!next) return 'wait'
  const middle = () => {
    const { left, top, width, height } = next.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const isThere = ({ x, y }: { x: number; y: number }) =>
    next.contains(document.elementFromPoint(x, y))
  if (!isThere(middle())) next.scrollIntoView({ block: 'center', behavior: 'instant' })
  const place = middle()
  if (!isThere(place)) return 'wait'
  window.moving = next === moves || next.dataset.action === 'pass'
  return place
}
