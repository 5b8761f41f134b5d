import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'

interface Props {
  name?: string
  title: ComponentChildren
  open?: boolean
  children: ComponentChildren
}

/** A part of a form that folds; what it holds is drawn once it has been opened, and stays. */
export function Fold({ name, title, open = false, children }: Props) {
  const [wasOpen, setWasOpen] = useState(open)
  return (
    <details
      class="part"
      data-part={name}
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpen(true)}
    >
      <summary>{title}</summary>
      {wasOpen && children}
    </details>
  )
}
