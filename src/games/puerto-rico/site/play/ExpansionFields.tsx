import { Message } from '../../../../ui/Message.tsx'
import { useNames } from '../../../../ui/use-names.ts'
import {
  EXPANSION_OPTION_VALUES,
  type ExpansionOptionId,
  type ExpansionOptions,
  type ExpansionOptionValue,
  optionsWith,
} from '../../rules/expansions.ts'
import type { ExpansionId } from '../../rules/vocabulary.ts'
import { addedOptionName, addedOptionValueName } from '../../words/expansion-options.ts'
import { toText } from '../../words/markup.ts'
import { t } from '../../words/messages/games.ts'

interface Props {
  sets: readonly ExpansionId[]
  options: Partial<ExpansionOptions>
  onChange: (options: Partial<ExpansionOptions>) => void
}

/** How a game with expansions is played: how buildings are chosen, and where the documents leave room. */
export function ExpansionFields({ sets, options, onChange }: Props) {
  const names = useNames()
  const choose = (id: ExpansionOptionId, value: ExpansionOptionValue): void => {
    const { [id]: _, ...rest } = options
    onChange(value === EXPANSION_OPTION_VALUES[id][0] ? rest : { ...rest, [id]: value })
  }
  const offered = optionsWith(sets, options['exp.selection'])
  const field = (id: ExpansionOptionId) => (
    <label key={id}>
      <span>
        <Message segments={addedOptionName(id)} />
      </span>
      <select
        value={String(options[id] ?? EXPANSION_OPTION_VALUES[id][0])}
        onChange={({ currentTarget }) => {
          const values: readonly ExpansionOptionValue[] = EXPANSION_OPTION_VALUES[id]
          const value = values.find((one) => String(one) === currentTarget.value)
          if (value !== undefined) choose(id, value)
        }}
      >
        {EXPANSION_OPTION_VALUES[id].map((value) => (
          <option key={String(value)} value={String(value)}>
            {toText(addedOptionValueName(id, value), names)}
          </option>
        ))}
      </select>
    </label>
  )
  const [selection, ...others] = offered
  return (
    <>
      {selection && field(selection)}
      <details>
        <summary>{t('play.expansion.options')}</summary>
        {others.map(field)}
      </details>
    </>
  )
}
