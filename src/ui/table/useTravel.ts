import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { travel } from './travel.ts'
import type { Turn } from './useGame.ts'

/** Shows what the last move moved; anything the reader does finishes it at once. */
export function useTravel(root: RefObject<HTMLElement>, turns: readonly Turn[]): void {
  const seen = useRef(turns.length)
  useEffect(() => {
    const table = root.current
    const fresh = turns.length > seen.current
    seen.current = turns.length
    const last = turns.at(-1)
    if (!table || !fresh || !last) return
    const finish = travel(table, last.notes)
    const events = ['pointerdown', 'keydown', 'wheel'] as const
    for (const event of events) addEventListener(event, finish, { once: true, passive: true })
    return () => {
      for (const event of events) removeEventListener(event, finish)
      finish()
    }
  }, [root, turns])
}
