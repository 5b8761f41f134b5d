import type { ComponentChildren } from 'preact'

export type ZoneName = 'offers' | 'stacks' | 'ships' | 'town' | 'own' | 'other' | 'rounds'

interface Props {
  name: ZoneName
  title: ComponentChildren
  /** What stands beside the title, and of a folded zone alone. */
  aside?: ComponentChildren
  open?: boolean
  children: ComponentChildren
}

/** A part of the table; it folds, and stays as it was folded. */
export function Zone({ name, title, aside, open = true, children }: Props) {
  return (
    <details class={`zone zone-${name}`} data-zone={name} open={open}>
      <summary>
        <h2>{title}</h2>
        {aside && <span class="aside">{aside}</span>}
      </summary>
      {children}
    </details>
  )
}
