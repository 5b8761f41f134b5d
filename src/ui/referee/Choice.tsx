import { type Segment, toText } from '../../text/markup.ts'
import { Message } from '../Message.tsx'
import { builtOther, useNames } from '../use-names.ts'

interface Props<T extends string> {
  of: readonly Segment[]
  value: T | ''
  options: readonly { value: T; text: readonly Segment[] }[]
  /** What stands for nothing, where nothing may be chosen. */
  none?: string
  onChange: (value: T | '') => void
}

/** One of a few, by name. */
export function Choice<T extends string>({ of, value, options, none, onChange }: Props<T>) {
  const names = useNames()
  return (
    <label class="choice">
      <span>
        <Message segments={of} />
      </span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value as T | '')}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            {...builtOther((set) => toText(option.text, set))}
          >
            {toText(option.text, names)}
          </option>
        ))}
      </select>
    </label>
  )
}
