import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import { find, type Travelled } from './places.ts'
import { bringIntoView } from './scroll.ts'
import type { Turn } from './useGame.ts'

/** Where a table is looked at. */
interface Look<G extends GameTypes> {
  /** The zone that the decision is about. */
  zone: string
  /** Tells one decision from another. */
  decision: string
  /** A move to be looked at before anything else is decided: what came of it is shown, not its zone. */
  made: Turn<G> | undefined
}

/** Whether an address is on the board of a seat. */
const isOn =
  (seat: number) =>
  (address: string): boolean =>
    address.startsWith(`${seat}/`)

/** When somebody else decides, or something else is decided, brings what it is about into view. */
export function useZoneInView<G extends GameTypes>(
  { addressesOf }: Travelled<G>,
  root: RefObject<HTMLElement>,
  { zone, decision, made }: Look<NoInfer<G>>,
): void {
  const seen = useRef(decision)
  useEffect(() => {
    const table = root.current
    if (!table || seen.current === decision) return
    seen.current = decision
    const all = (selector: string) => Array.from(table.querySelectorAll<HTMLElement>(selector))
    if (made) {
      const places = made.notes.flatMap((note) => addressesOf(note.to, note))
      const own = places.filter(isOn(made.move.seat))
      const arrived = find(table, own)
      if (arrived) bringIntoView(table, [[arrived]])
      return
    }
    const about = all(`[data-zone="${zone}"]`).slice(0, 1)
    const may = all('.spot.is-may')
    const lit = all('.spot.is-lit')
    // What is pointed at may all lie elsewhere, as a building does where an offer could be taken instead.
    const isElsewhere = lit.length > 0 && !lit.some((one) => about[0]?.contains(one))
    const least = isElsewhere ? [lit, about] : [about, lit]
    bringIntoView(table, [[...about, ...may], [...about, ...lit], ...least])
  }, [root, zone, decision, made])
}
