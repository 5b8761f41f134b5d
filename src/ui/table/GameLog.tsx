import { useState } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import { t } from '../../text/messages/t.ts'
import { lazy } from '../lazy.tsx'
import type { LogProps } from './LogLines.tsx'

/** Everything that happened; every line names its rule, every move can be gone back to. Written once it is opened. */
export function GameLog<G extends GameTypes>(props: LogProps<G>) {
  const [open, setOpen] = useState(false)
  const [Lines] = useState(() =>
    lazy<LogProps<G>>(async () => (await import('./LogLines.tsx')).LogLines<G>),
  )
  return (
    <details class="log" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('log.title', { count: props.turns.length })}</summary>
      {open && <Lines {...props} />}
    </details>
  )
}
