import { Message } from '../../../../ui/Message.tsx'
import type { FieldsProps } from '../../../../ui/play/definition.ts'
import { DEFAULT_OPTIONS, OPTION_IDS, OPTION_VALUES } from '../../rules/options.ts'
import { optionWords } from '../../words/options.ts'
import type { Draft } from './draft.ts'

/** Where the documents leave room: each option to be switched on, told as what it changes. */
export function OptionFields({ draft, onChange }: FieldsProps<Draft>) {
  const { options } = draft
  return OPTION_IDS.map((id) => {
    const other = OPTION_VALUES[id].find((value) => value !== DEFAULT_OPTIONS[id])
    const { [id]: chosen, ...rest } = options
    return (
      <label key={id} class="option">
        <input
          type="checkbox"
          checked={chosen !== undefined}
          onChange={({ currentTarget }) =>
            onChange({ ...draft, options: currentTarget.checked ? { ...rest, [id]: other } : rest })
          }
        />
        <span>
          <Message segments={optionWords(id)} />
        </span>
      </label>
    )
  })
}
