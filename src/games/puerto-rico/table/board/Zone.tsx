import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { Deferred } from '../../../../ui/Deferred.tsx'
import { WhileOpen } from './WhileOpen.tsx'

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
  /** Where there is but one table on the page: by it the zone is named after its title. */
  id?: string | undefined
  title: ComponentChildren
  /** What the folded zone says of itself. */
  chips?: ComponentChildren
  open?: boolean
  /** On a phone it stands before the others. */
  first?: boolean
  /** It folds at every width. */
  folds?: boolean
  children: ComponentChildren
}

/**
 * A zone of the table. On a phone it folds; on anything wider its content shows unless it `folds`. Of a table that
 * is played on, those that the decision is about come alive first.
 */
export function Zone(props: Props) {
  const { name, id, title, chips, open = false, first = false, folds = false, children } = props
  const fold = useRef<HTMLDetailsElement>(null)
  return (
    <details
      ref={fold}
      class={`zone zone-${name}${folds ? ' folds' : ''}`}
      data-zone={name}
      data-first={first || undefined}
      open={open}
      aria-labelledby={id}
    >
      <summary>
        <span class="zone-name">{title}</span>
        {chips && <span class="zone-chips">{chips}</span>}
      </summary>
      <Deferred class="zone-body" waits={id !== undefined && !first}>
        <h2 class="zone-title" id={id}>
          {title}
        </h2>
        <WhileOpen fold={fold} open={open} folds={folds}>
          {children}
        </WhileOpen>
      </Deferred>
    </details>
  )
}
