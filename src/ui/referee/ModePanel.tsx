import type { ComponentChildren } from 'preact'
import type { Mode } from '../../referee/question.ts'
import { t } from '../../text/messages/referee.ts'

interface Props {
  of: Mode
  mode: Mode | null
  onMode: (mode: Mode | null) => void
  children: ComponentChildren
}

/** What can be looked at besides a verdict; the address holds which of them is open. */
export function ModePanel({ of, mode, onMode, children }: Props) {
  return (
    <details
      class="panel"
      open={mode === of}
      onToggle={({ currentTarget: { open } }) => {
        if (open) onMode(of)
        else if (mode === of) onMode(null)
      }}
    >
      <summary>{t(`ask.panel.${of}`)}</summary>
      {mode === of && children}
    </details>
  )
}
