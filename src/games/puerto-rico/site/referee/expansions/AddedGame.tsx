import { Check } from '../../../../../ui/referee/Check.tsx'
import { Choice } from '../../../../../ui/referee/Choice.tsx'
import { setChosen, setOptions } from '../../../referee/expansions/edits.ts'
import { BUILDING } from '../../../rules/buildings.ts'
import { canPick, poolOf } from '../../../rules/expansions/draft.ts'
import {
  EXPANSION_OPTION_VALUES,
  type ExpansionOptionValue,
  optionsWith,
} from '../../../rules/expansions.ts'
import { addedOptionName, addedOptionValueName } from '../../../words/expansion-options.ts'
import { term } from '../../../words/markup.ts'
import type { PartProps } from '../parts/part.ts'

/** The buildings of the game and its disputed rules. */
export function AddedGame({ draft, edit: change }: PartProps) {
  const { expansions } = draft
  if (!expansions) return null
  const { sets, options, chosen } = expansions
  const pool = poolOf(expansions).sort((one, other) => BUILDING[one].cost - BUILDING[other].cost)
  // How they were chosen no longer matters: they are chosen here.
  const offered = optionsWith(sets).filter((id) => id !== 'exp.selection')
  return (
    <>
      {pool
        .filter((id) => chosen.includes(id) || canPick(draft, expansions, id))
        .map((id) => (
          <Check
            key={id}
            of={[...term(id), { text: ` (${BUILDING[id].cost})` }]}
            checked={chosen.includes(id)}
            onCheck={(isChosen) => change(setChosen(id, isChosen))}
          />
        ))}
      {offered.map((id) => {
        const values: readonly ExpansionOptionValue[] = EXPANSION_OPTION_VALUES[id]
        return (
          <Choice
            key={id}
            of={addedOptionName(id)}
            value={String(options[id])}
            options={values.map((value) => ({
              value: String(value),
              text: addedOptionValueName(id, value),
            }))}
            onChange={(text) => {
              const value = values.find((one) => String(one) === text)
              change(setOptions({ [id]: value }))
            }}
          />
        )
      })}
    </>
  )
}
