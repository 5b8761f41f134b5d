import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { ZoneName } from '../../games/puerto-rico/table/board/Zone.tsx'
import { bringIntoView } from './scroll.ts'
import { addressesOf, find } from './travel.ts'
import type { Turn } from './useGame.ts'

/** Where a table is looked at. */
interface Look {
  /** The zone that the decision is about. */
  zone: ZoneName
  /** Tells one decision from another. */
  decision: string
  /** A move to be looked at before anything else is decided: what came of it is shown, not its zone. */
  made: Turn | undefined
}

/** Whether an address is on the board of whoever made the move. */
const isOn =
  ({ move }: Turn) =>
  (address: string): boolean =>
    address.startsWith(`${move.seat}/`)

/** When somebody else decides, or something else is decided, brings what it is about into view. */
export function useZoneInView(root: RefObject<HTMLElement>, { zone, decision, made }: Look): void {
  const seen = useRef(decision)
  useEffect(() => {
    const table = root.current
    if (!table || seen.current === decision) return
    seen.current = decision
    const all = (selector: string) => Array.from(table.querySelectorAll<HTMLElement>(selector))
    if (made) {
      const own = made.notes.flatMap((note) => addressesOf(note.to, note)).filter(isOn(made))
      const arrived = find(table, own)
      if (arrived) bringIntoView(table, [[arrived]])
      return
    }
    const about = all(`[data-zone="${zone}"]`).slice(0, 1)
    const may = all('.spot.is-may')
    const lit = all('.spot.is-lit')
    bringIntoView(table, [[...about, ...may], [...about, ...lit], about, lit])
  }, [root, zone, decision, made])
}
