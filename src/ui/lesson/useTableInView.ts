import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import { onceAwake } from '../Later.tsx'
import { bringTableUp } from './bring-table-up.ts'

/** Where the table below a task is open: brings up what it points at, or else what can be done. */
export function useTableInView(task: RefObject<HTMLElement>, isOpen: boolean): void {
  useEffect(() => {
    const live = task.current?.parentElement?.querySelector('.live')
    if (!task.current || !live || !isOpen) return
    const { dataset } = task.current
    // The page has done so as it came, and the reader may have scrolled since.
    if ('seen' in dataset) delete dataset.seen
    else onceAwake(live, () => task.current && bringTableUp(task.current))
  }, [isOpen])
}
