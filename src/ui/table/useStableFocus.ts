import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { isSeen } from './places.ts'

/** Where the focus may go on to, the best first. */
const PLACES = [
  '.action-bar .main-action',
  '.spot.is-may[tabindex="0"]',
  '.action-bar button:not(:disabled)',
]

/**
 * When a move takes away what had the focus, the focus goes on to what can be done next instead of getting lost. What
 * of the bar has it is let go of before the table is drawn again: a browser that loses it halfway through the drawing
 * lays out what has been drawn so far, and all of it once more at the end.
 */
export function useStableFocus(root: RefObject<HTMLElement>, changes: readonly unknown[]): void {
  const inside = useRef(false)
  useEffect(() => {
    const follow = ({ target }: FocusEvent): void => {
      inside.current = target instanceof Node && root.current?.contains(target) === true
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [root])
  const seen = useRef(changes)
  const left = useRef<HTMLElement | null>(null)
  if (changes.some((change, nth) => change !== seen.current[nth])) {
    seen.current = changes
    left.current = root.current?.querySelector<HTMLElement>('.action-bar button:focus') ?? null
    left.current?.blur()
  }
  useEffect(() => {
    if (left.current?.isConnected) left.current.focus({ preventScroll: true })
    left.current = null
    const lost = document.activeElement === document.body || document.activeElement === null
    if (!inside.current || !lost) return
    const all = PLACES.flatMap((place) =>
      Array.from(root.current?.querySelectorAll<HTMLElement>(place) ?? []),
    )
    all.find(isSeen)?.focus({ preventScroll: true })
  }, changes)
}
