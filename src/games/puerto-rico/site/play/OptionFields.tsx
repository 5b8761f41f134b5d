import { Message } from '../../../../ui/Message.tsx'
import type { FieldsProps } from '../../../../ui/play/definition.ts'
import { builtOther, useNames } from '../../../../ui/use-names.ts'
import { OPTION_IDS, OPTION_VALUES, type OptionId, type OptionValue } from '../../rules/editions.ts'
import { toText } from '../../words/markup.ts'
import { optionName, optionValueName } from '../../words/options.ts'
import type { Draft } from './draft.ts'

/** Where the documents leave room: each option with its values. */
export function OptionFields({ draft, onChange }: FieldsProps<Draft>) {
  const names = useNames()
  const { options } = draft
  const choose = (id: OptionId, value: OptionValue): void => {
    const { [id]: _, ...rest } = options
    onChange({
      ...draft,
      options: value === OPTION_VALUES[id][0] ? rest : { ...rest, [id]: value },
    })
  }
  return OPTION_IDS.map((id) => (
    <label key={id}>
      <span>
        <Message segments={optionName(id)} />
      </span>
      <select
        value={String(options[id] ?? OPTION_VALUES[id][0])}
        onChange={(event) => {
          const value = OPTION_VALUES[id].find((one) => String(one) === event.currentTarget.value)
          if (value !== undefined) choose(id, value)
        }}
      >
        {OPTION_VALUES[id].map((value) => (
          <option
            key={String(value)}
            value={String(value)}
            {...builtOther((set) => toText(optionValueName(id, value), set))}
          >
            {toText(optionValueName(id, value), names)}
          </option>
        ))}
      </select>
    </label>
  ))
}
