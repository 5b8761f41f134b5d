import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** Keeps an element as high as it has ever been at this width, so that what stands below it stays in its place. */
export function useSteady(element: RefObject<HTMLElement>, changes: readonly unknown[]): void {
  const seen = useRef({ element: element.current, width: 0, height: 0 })
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const { offsetWidth: width, offsetHeight: height } = box
    const same = seen.current.element === box && seen.current.width === width
    const most = same ? Math.max(seen.current.height, height) : height
    seen.current = { element: box, width, height: most }
    box.style.minBlockSize = same ? `${most}px` : ''
  }, changes)
}
