import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import { find, isSeen, type Travelled } from './places.ts'
import { bringIntoView, pushAlong } from './scroll.ts'
import type { Turn } from './useGame.ts'

/** Where a table is looked at. */
interface Look<G extends GameTypes> {
  /** The zone that the decision is about. */
  zone: string
  /** Tells one decision from another. */
  decision: string
  /** How many moves were made: a decision may go on after one, as it does after a purchase. */
  moves: number
  /** A move to be looked at before anything else is decided: what came of it is shown, not its zone. */
  made: Turn<G> | undefined
  /** Addresses that are pointed at. */
  lit: readonly string[]
  /** Addresses that the next move is made with, where that is known. */
  next: readonly string[]
}

/** Whether an address is on the board of a seat. */
const isOn =
  (seat: number) =>
  (address: string): boolean =>
    address.startsWith(`${seat}/`)

/** Does so now, and each time that the bar of a table changes its height. */
function asBarGrows(table: Element, bring: () => void): (() => void) | undefined {
  const bar = table.querySelector('.action-bar')
  if (!bar) return
  bring()
  const watcher = new ResizeObserver(bring)
  watcher.observe(bar)
  return () => watcher.disconnect()
}

/** What is chosen stays in view under the bar, which grows as it tells of it; `about` is its address. */
export function useChosenInView(root: RefObject<HTMLElement>, about: string | null): void {
  useLayoutEffect(() => {
    const table = root.current
    const place = about && table?.querySelector(`[data-key="${about}"]`)
    if (!table || !place) return
    pushAlong([place])
    return asBarGrows(table, () => bringIntoView(table, [[place]]))
  }, [root, about])
}

/** What is pointed at, with what the next move is made with; where that has no room, what is to be tapped first, then the first that is lit. */
function pointedAt(table: Element, lit: readonly Element[], next: readonly string[]): Element[][] {
  const places = next.flatMap((address) => find(table, [address]) ?? [])
  const open = places.filter((place) => !place.matches('.is-chosen'))
  return [[...lit, ...places], open, open.slice(0, 1), [...lit], lit.slice(0, 1)]
}

/** What is pointed at or to be tapped next stays in view while the bar tells of a try that was refused, however high it grows. */
export function useHighlightedInView(
  root: RefObject<HTMLElement>,
  refusal: unknown,
  next: readonly string[],
): void {
  useLayoutEffect(() => {
    const table = root.current
    if (!table || !refusal) return
    return asBarGrows(table, () => {
      const lit = Array.from(table.querySelectorAll('.spot.is-lit')).filter(isSeen)
      bringIntoView(table, pointedAt(table, lit, next))
    })
  }, [root, refusal, next.join(' ')])
}

/** When somebody else decides, or something else is decided or pointed at, or a move is made, brings what it is about into view. */
export function useZoneInView<G extends GameTypes>(
  { addressesOf }: Travelled<G>,
  root: RefObject<HTMLElement>,
  { zone, decision, moves, made, lit, next }: Look<NoInfer<G>>,
): void {
  const pointed = lit.join(' ')
  const seen = useRef({ decision, moves, pointed })
  useLayoutEffect(() => {
    const table = root.current
    const was = seen.current
    const isSame = was.decision === decision
    if (!table || (isSame && was.moves === moves && was.pointed === pointed)) return
    seen.current = { decision, moves, pointed }
    const all = (selector: string) =>
      Array.from(table.querySelectorAll<HTMLElement>(selector)).filter(isSeen)
    if (made) {
      const places = made.events.flatMap((event) => addressesOf(event.to, event))
      const own = places.filter(isOn(made.move.seat))
      const arrived = find(table, own)
      if (arrived) bringIntoView(table, [[arrived]])
      return
    }
    const lit = all('.spot.is-lit')
    pushAlong(lit)
    // What is decided by, whatever is asked, is seen along with it where there is room.
    const kept = all('[data-kept]')
    const about = all(`[data-zone="${zone}"]`).slice(0, 1)
    // Whoever folded it is asked about it now.
    if (!isSame) for (const fold of about) if (fold instanceof HTMLDetailsElement) fold.open = true
    // After a mistake what is to be tapped comes first: what is lit may be of another decision of the step.
    if (isSame || next.length > 0) {
      const wishes = pointedAt(table, lit, next)
      bringIntoView(table, [[...kept, ...(wishes[0] ?? [])], ...wishes])
      return
    }
    const may = all('.spot.is-may')
    // What is pointed at may all lie elsewhere, as a building does where an offer could be taken instead.
    const isElsewhere = lit.length > 0 && !lit.some((one) => about[0]?.contains(one))
    const least = isElsewhere ? [lit, about] : [about, lit]
    const wishes = [[...about, ...may], [...about, ...lit], ...least]
    const best = wishes.slice(0, 3).map((wish) => [...kept, ...wish])
    bringIntoView(table, [...best, ...wishes])
  }, [root, zone, decision, moves, made, pointed])
}
