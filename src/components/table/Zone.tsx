import type { ComponentChildren } from 'preact'

export type ZoneName =
  | 'roles'
  | 'land'
  | 'market'
  | 'ships'
  | 'house'
  | 'buildings'
  | 'goods'
  | 'own'
  | 'other'

interface Props {
  name: ZoneName
  title: ComponentChildren
  /** What the folded zone says of itself. */
  chips?: ComponentChildren
  open?: boolean
  children: ComponentChildren
}

/** A zone of the table. On a phone it folds; on anything wider its content always shows. */
export function Zone({ name, title, chips, open = false, children }: Props) {
  return (
    <details class={`zone zone-${name}`} data-zone={name} open={open}>
      <summary>
        <span class="zone-name">{title}</span>
        {chips && <span class="zone-chips">{chips}</span>}
      </summary>
      <div class="zone-body">
        <h2 class="zone-title">{title}</h2>
        {children}
      </div>
    </details>
  )
}
