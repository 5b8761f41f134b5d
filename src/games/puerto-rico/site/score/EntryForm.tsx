import { Message } from '../../../../ui/Message.tsx'
import { Term } from '../../../../ui/Term.tsx'
import { BUILDING } from '../../rules/buildings.ts'
import { ALL_BUILDINGS, BUILDINGS, type BuildingId, LAND_SPACES } from '../../rules/vocabulary.ts'
import { say, t } from '../../words/messages/score.ts'
import { type Entry, withCount, without } from './sheet.ts'

interface Props {
  entry: Entry
  /** Whether the player can have that building besides what stands already. */
  mayHave: (id: BuildingId) => boolean
  onChange: (entry: Entry) => void
}

const COUNTS = [
  ['chips', 200],
  ['tiles', LAND_SPACES],
  ['colonists', 100],
  ['coins', 999],
  ['goods', 60],
] as const satisfies readonly (readonly [keyof Entry, number])[]

const ADDED_COUNTS = [
  ['nobles', 20],
  ['sets', 4],
] as const satisfies readonly (readonly [keyof Entry, number])[]

/** What one player has: counts, the buildings, and which of the large ones are empty. */
export function EntryForm({ entry, mayHave, onChange }: Props) {
  const toggle = (id: BuildingId, has: boolean): void =>
    onChange({
      ...entry,
      city: has ? [...entry.city, id] : without(entry.city, id),
      empty: without(entry.empty, id),
    })
  const setEmpty = (id: BuildingId, empty: boolean): void =>
    onChange({ ...entry, empty: empty ? [...entry.empty, id] : without(entry.empty, id) })

  const isExpanded = entry.nobles !== undefined
  return (
    <fieldset class="entry">
      <legend>
        <input
          type="text"
          aria-label={t('score.name')}
          maxLength={20}
          value={entry.name}
          onInput={(event) => onChange({ ...entry, name: event.currentTarget.value })}
        />
      </legend>
      {[...COUNTS, ...(isExpanded ? ADDED_COUNTS : [])].map(([key, most]) => (
        <label key={key}>
          <span>
            <Message segments={say(`score.${key}`)} />
          </span>
          <input
            type="number"
            inputMode="numeric"
            min={0}
            max={most}
            value={entry[key] ?? 0}
            onInput={(event) => {
              const count = Math.trunc(Number(event.currentTarget.value)) || 0
              onChange(withCount(entry, key, Math.min(most, Math.max(0, count))))
            }}
          />
        </label>
      ))}
      <ul class="built">
        {(isExpanded ? ALL_BUILDINGS : BUILDINGS).map((id) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={entry.city.includes(id)}
                disabled={!entry.city.includes(id) && !mayHave(id)}
                onChange={(event) => toggle(id, event.currentTarget.checked)}
              />
              <Term id={id} />
            </label>
            {BUILDING[id].powers.finalBonus && entry.city.includes(id) && (
              <label class="empty">
                <input
                  type="checkbox"
                  checked={entry.empty.includes(id)}
                  onChange={(event) => setEmpty(id, event.currentTarget.checked)}
                />
                <Message segments={say('score.empty')} />
              </label>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
