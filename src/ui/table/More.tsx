import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { t } from '../../text/messages/t.ts'
import { Icon } from './Icon.tsx'

/** Buttons that are pressed seldom: beside the others where there is room, on a phone behind one button. */
export function More({ children }: { children: ComponentChildren }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const stop = new AbortController()
    const on = { signal: stop.signal }
    // Whatever was pressed elsewhere or in it, it has done its work.
    const onClick = ({ target }: Event): void => {
      if (!(target instanceof Node && button.current?.contains(target))) setOpen(false)
    }
    document.addEventListener('click', onClick, on)
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && setOpen(false), on)
    return () => stop.abort()
  }, [open])
  return (
    <div class={open ? 'more is-open' : 'more'}>
      <button
        ref={button}
        type="button"
        class="quiet-action icon-action"
        data-action="more"
        aria-expanded={open}
        aria-label={t('action.more-tools')}
        onClick={() => setOpen(!open)}
      >
        <Icon of="more" />
      </button>
      <div class="more-list">{children}</div>
    </div>
  )
}
