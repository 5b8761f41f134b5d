import type { ComponentChildren } from 'preact'
import type { ZoneName } from '../zones.ts'

interface Props {
  name: ZoneName
  title: ComponentChildren
  /** What stands beside the title, and of a folded zone alone. */
  aside?: ComponentChildren
  open?: boolean
  /** What is decided is about it. */
  asked?: boolean
  /** Whose it is, where it is a harbour. */
  seat?: number
  children: ComponentChildren
}

/** A part of the table; it folds, and stays as it was folded. */
export function Zone({ name, title, aside, open = true, asked, seat, children }: Props) {
  return (
    <details
      class={`zone zone-${name}${asked ? ' is-asked' : ''}`}
      data-zone={name}
      data-seat={seat}
      open={open}
    >
      <summary>
        <h2>{title}</h2>
        {aside && <span class="aside">{aside}</span>}
      </summary>
      {children}
    </details>
  )
}
