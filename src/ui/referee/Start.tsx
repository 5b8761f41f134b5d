import { useState } from 'preact/hooks'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import { t } from '../../text/messages/referee.ts'
import { lazy } from '../lazy.tsx'
import type { StartProps } from './definition.ts'

/** Other positions to begin from: the deal, any scenario, pasted text. */
export function Start<G extends ScenarioTypes>(props: StartProps<G>) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const [StartPanel] = useState(() =>
    lazy(async () => (await import('./StartPanel.tsx')).StartPanel<G>),
  )
  return (
    <details
      class="panel start"
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open)
        if (open) setWasOpen(true)
      }}
    >
      <summary>{t('edit.start')}</summary>
      {wasOpen && <StartPanel {...props} isOpen={isOpen} />}
    </details>
  )
}
