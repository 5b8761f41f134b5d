import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { takesKeys } from '../keys.ts'

/** What a tap is for by itself, and where what is chosen is told and decided. */
const NOT_ELSEWHERE =
  'a, button, input, select, summary, label, [role=button], [popover], .action-bar'

/** Escape, or a tap within `root` on nothing that answers, lets go of what is chosen. */
export function useDeselect(root: RefObject<HTMLElement>, deselect: () => void): void {
  const latest = useRef(deselect)
  latest.current = deselect
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && takesKeys(event, root.current)) latest.current()
    }
    const onClick = ({ target }: MouseEvent): void => {
      if (target instanceof Element && !target.closest(NOT_ELSEWHERE)) latest.current()
    }
    const table = root.current
    document.addEventListener('keydown', onKey)
    table?.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKey)
      table?.removeEventListener('click', onClick)
    }
  }, [root])
}
