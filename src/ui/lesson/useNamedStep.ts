import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/**
 * Which of several steps is played: the one that the address names, or the first that is not done. It
 * follows the address, brings `lesson` into view and puts the focus on the task. Until `ready`, the first.
 */
export function useNamedStep(
  steps: readonly string[],
  ready: boolean,
  isDone: (step: string) => boolean,
  lesson: RefObject<HTMLElement>,
): number {
  const [at, setAt] = useState({ index: 0, turned: false })
  useEffect(() => {
    if (!ready) return
    const follow = (turned: boolean): void => {
      const named = steps.indexOf(location.hash.slice(1))
      const open = steps.findIndex((step) => !isDone(step))
      setAt({ index: named >= 0 ? named : Math.max(0, open), turned })
      delete document.documentElement.dataset.step
    }
    const turn = (): void => {
      // Before the step brings up what it points at.
      lesson.current?.scrollIntoView()
      follow(true)
    }
    follow(false)
    addEventListener('hashchange', turn)
    return () => removeEventListener('hashchange', turn)
  }, [ready])
  useEffect(() => {
    if (at.turned)
      lesson.current?.querySelector<HTMLElement>('.task')?.focus({ preventScroll: true })
  }, [at])
  return at.index
}
