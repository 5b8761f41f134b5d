import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { onLeaving } from './leaving.ts'

/**
 * Keeps something whenever one of `news` is new: after the picture that shows it, as an effect, and before that
 * where the page is left or hidden first. What is seen is kept, however soon one leaves.
 */
export function useKeeping(keep: () => void, news: readonly unknown[]): void {
  const due = useRef<(() => void) | null>(null)
  const now = (): void => {
    due.current?.()
    due.current = null
  }
  useLayoutEffect(() => {
    due.current = keep
  }, news)
  useEffect(now, news)
  useLayoutEffect(() => onLeaving(now), [])
}
