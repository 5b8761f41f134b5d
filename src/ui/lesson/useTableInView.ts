import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { onceHydrated } from '../Deferred.tsx'
import { bringTableUp } from './bring-table-up.ts'

/**
 * Where the table below a task is open: brings up what is to be tapped there, where that is known (`next`, addresses),
 * or else what it points at, or else what can be done.
 */
export function useTableInView(
  task: RefObject<HTMLElement>,
  isOpen: boolean,
  next: readonly string[] = [],
): void {
  useEffect(() => {
    const live = task.current?.parentElement?.querySelector('.live')
    if (!task.current || !live || !isOpen) return
    const { dataset } = task.current
    // The page has done so as it came, and the reader may have scrolled since.
    if ('seen' in dataset) delete dataset.seen
    else onceHydrated(live, () => task.current && bringTableUp(task.current, next))
  }, [isOpen])
}

/** Tells the styles how high a task is that stays on the screen: what else stays there stands below it. */
export function useTaskHeight(task: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const { current } = task
    const lesson = current?.parentElement
    if (!current || !lesson) return
    const watcher = new ResizeObserver(() =>
      lesson.style.setProperty('--task', `${current.offsetHeight}px`),
    )
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [])
}
