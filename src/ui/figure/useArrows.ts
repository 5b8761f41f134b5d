import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import type { Walk } from './useWalk.ts'

/** Arrow keys walk back and forth, wherever in the figure the focus is, but where something is written. */
export function useArrows<G extends GameTypes>(
  figure: RefObject<HTMLElement>,
  { at, own, coming, goTo, back }: Walk<G>,
): void {
  // Not after the next picture: a key pressed before it would still walk from where the reader was.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const writing = event.target instanceof HTMLInputElement || event.defaultPrevented
      if (writing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.key === 'ArrowRight' && coming) goTo(at + 1)
      else if (event.key === 'ArrowLeft' && at + own > 0) back()
      else return
      event.preventDefault()
    }
    const { current } = figure
    current?.addEventListener('keydown', onKey)
    return () => current?.removeEventListener('keydown', onKey)
  })
}
