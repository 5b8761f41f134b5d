import { useState } from 'preact/hooks'
import { lazy } from '../../../../ui/lazy.tsx'
import { t } from '../../words/messages/referee.ts'
import type { StartProps } from './StartPanel.tsx'

const StartPanel = lazy(async () => (await import('./StartPanel.tsx')).StartPanel)

/** Other positions to begin from: the deal, any scenario, pasted text. */
export function Start(props: StartProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
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
