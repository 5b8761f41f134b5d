import { Say } from '../../../../ui/Say.tsx'
import { useNames } from '../../../../ui/use-names.ts'
import {
  EXPANSION_OPTION_IDS,
  EXPANSION_OPTION_VALUES,
  type ExpansionOptionId,
  type ExpansionOptions,
  type ExpansionOptionValue,
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

/** Options that concern one expansion alone. */
const ONLY: Partial<Record<ExpansionOptionId, ExpansionId>> = {
  'exp.nobleBuildings': 'nobles',
  'exp.jeweler': 'nobles',
  'exp.nobleColonists': 'nobles',
  'exp.landOfficeSellsForest': 'nobles',
  'exp.huntingLodgeTies': 'nobles',
  'exp.haciendaForestHouseExclusive': 'new-buildings',
  'exp.blackMarketColonistAndVp': 'new-buildings',
  'exp.forestDiscountNeedsOccupied': 'new-buildings',
  'exp.guestsOutOfTurn': 'new-buildings',
  'exp.guestsInMayorPhase': 'new-buildings',
  'exp.harborOnSmallWharf': 'new-buildings',
  'exp.lighthouseNeedsOccupied': 'new-buildings',
  'exp.libraryOncePerRound2p': 'new-buildings',
}

/** How a game with expansions is played: how buildings are chosen, and where the documents leave room. */
export function ExpansionFields({ sets, options, onChange }: Props) {
  const names = useNames()
  const choose = (id: ExpansionOptionId, value: ExpansionOptionValue): void => {
    const { [id]: _, ...rest } = options
    onChange(value === EXPANSION_OPTION_VALUES[id][0] ? rest : { ...rest, [id]: value })
  }
  const offered = EXPANSION_OPTION_IDS.filter((id) => {
    const only = ONLY[id]
    return only === undefined || sets.includes(only)
  })
  const field = (id: ExpansionOptionId) => (
    <label key={id}>
      <span>
        <Say of={addedOptionName(id)} />
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
