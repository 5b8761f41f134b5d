import { Say } from '../../../ui/Say.tsx'
import type { Segment } from '../words/markup.ts'

interface Props<Id extends string> {
  label: string
  options: readonly { id: Id; words: readonly Segment[] }[]
  on: readonly Id[]
  onToggle: (id: Id) => void
}

/** Things that a table is worked out with, each switched on and off. */
export function Toggles<Id extends string>({ label, options, on, onToggle }: Props<Id>) {
  return (
    <fieldset class="toggles" aria-label={label}>
      {options.map(({ id, words }) => (
        <button
          key={id}
          type="button"
          class="quiet-action"
          data-key={`try:${id}`}
          aria-pressed={on.includes(id)}
          onClick={() => onToggle(id)}
        >
          <Say of={words} />
        </button>
      ))}
    </fieldset>
  )
}

/** The list with `id` in it, or without where it was there. */
export const toggled = <Id extends string>(on: readonly Id[], id: Id): Id[] =>
  on.includes(id) ? on.filter((one) => one !== id) : [...on, id]
