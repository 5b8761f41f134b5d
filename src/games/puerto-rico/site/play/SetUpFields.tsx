import { lazy } from '../../../../ui/lazy.tsx'
import type { FieldsProps } from '../../../../ui/play/definition.ts'
import { EDITIONS, type EditionId, isPlayedWith } from '../../rules/editions.ts'
import { EXPANSIONS } from '../../rules/vocabulary.ts'
import { t } from '../../words/messages/games.ts'
import type { Draft } from './draft.ts'

/** What may be chosen with expansions comes with the first of them. */
const ExpansionFields = lazy(async () => (await import('./ExpansionFields.tsx')).ExpansionFields)

/** Which edition is played, and with which expansions. */
export function SetUpFields({ draft, onChange }: FieldsProps<Draft>) {
  const { seats, edition, sets, added } = draft
  return (
    <>
      <label>
        {t('play.edition')}
        <select
          value={edition}
          onChange={(event) =>
            onChange({ ...draft, edition: event.currentTarget.value as EditionId })
          }
        >
          {EDITIONS.filter((one) => isPlayedWith(one, seats)).map((one) => (
            <option key={one} value={one}>
              {t(`play.edition.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <fieldset class="expansions">
        <legend>{t('play.expansions')}</legend>
        {EXPANSIONS.map((set) => (
          <label key={set}>
            <input
              type="checkbox"
              checked={sets.includes(set)}
              onChange={({ currentTarget }) =>
                onChange({
                  ...draft,
                  sets: EXPANSIONS.filter((one) =>
                    one === set ? currentTarget.checked : sets.includes(one),
                  ),
                })
              }
            />
            <span>{t(`play.expansion.${set}`)}</span>
          </label>
        ))}
      </fieldset>
      {sets.length > 0 && (
        <ExpansionFields
          sets={sets}
          options={added}
          onChange={(options) => onChange({ ...draft, added: options })}
        />
      )}
    </>
  )
}
