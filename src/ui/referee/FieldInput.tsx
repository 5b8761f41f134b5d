import type { Words } from '../../referee/words.ts'
import { Message } from '../Message.tsx'
import { Choice } from './Choice.tsx'
import type { Chosen, NeededField } from './move-form.ts'
import { Stepper } from './Stepper.tsx'

interface Props {
  of: Words
  field: NeededField
  choices: readonly Chosen[] | null
  value: unknown
  onChange: (value: unknown) => void
}

/** Counts by id; what is none is not there. */
const countsIn = (value: unknown): Readonly<Record<string, number>> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, count]) => typeof count === 'number'))
    : {}

/** One field of a move, by what the table of kinds says of it. */
export function FieldInput({ of, field, choices, value, onChange }: Props) {
  if (field.is === 'counts') {
    const counts = countsIn(value)
    return (
      <fieldset>
        <legend>
          <Message segments={of} />
        </legend>
        {choices?.map(({ value: id, text }) => (
          <Stepper
            key={id}
            of={text}
            count={counts[id] ?? 0}
            onCount={(count) => onChange({ ...counts, [id]: count })}
          />
        ))}
      </fieldset>
    )
  }
  if (choices)
    return (
      <Choice
        of={of}
        value={String(value)}
        options={choices}
        onChange={(chosen) => onChange(field.is === 'one' ? chosen : Number(chosen))}
      />
    )
  return (
    <label class="choice">
      <span>
        <Message segments={of} />
      </span>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={99}
        value={value === undefined ? '' : String(value)}
        onInput={({ currentTarget: { value: typed } }) =>
          onChange(typed === '' ? undefined : Number(typed))
        }
      />
    </label>
  )
}
