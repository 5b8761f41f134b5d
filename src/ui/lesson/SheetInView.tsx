import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** The score sheet at the end of a game in a lesson, brought into view. */
export function SheetInView({ children }: { children: ComponentChildren }) {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => sheet.current?.scrollIntoView({ block: 'start' }), [])
  return (
    <div class="lesson-sheet" ref={sheet}>
      {children}
    </div>
  )
}
