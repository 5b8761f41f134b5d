import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/**
 * Which of several steps is played: the one that the address names, or the first that is not done. It
 * follows the address, brings `head` into view and puts the focus on the task. Until `ready`, the first.
 */
export function useNamedStep(
  steps: readonly string[],
  ready: boolean,
  isDone: (step: string) => boolean,
  head: RefObject<HTMLElement>,
): number {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    if (!ready) return
    const follow = (): void => {
      const named = steps.indexOf(location.hash.slice(1))
      const open = steps.findIndex((step) => !isDone(step))
      setIndex(named >= 0 ? named : Math.max(0, open))
      delete document.documentElement.dataset.step
    }
    const turn = (): void => {
      follow()
      head.current?.scrollIntoView()
      head.current?.querySelector<HTMLElement>('.task')?.focus({ preventScroll: true })
    }
    follow()
    addEventListener('hashchange', turn)
    return () => removeEventListener('hashchange', turn)
  }, [ready])
  return index
}
