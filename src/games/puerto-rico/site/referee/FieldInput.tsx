import type { Words } from '../../../../referee/words.ts'
import { Choice } from '../../../../ui/referee/Choice.tsx'
import { Stepper } from '../../../../ui/referee/Stepper.tsx'
import { Say } from '../../../../ui/Say.tsx'
import type { Position } from '../../rules/state.ts'
import { ADDED_BUILDINGS, type RoleTile, roleOf, type Tile } from '../../rules/vocabulary.ts'
import { term } from '../../words/markup.ts'
import { say } from '../../words/messages/referee.ts'
import type { TermId } from '../../words/names.ts'
import { shipName, tileTerm } from '../../words/say.ts'
import type { FieldName, NeededField } from './move-fields.ts'

interface Props {
  name: FieldName
  field: NeededField
  value: unknown
  position: Position
  onChange: (value: unknown) => void
}

/** One field of a move, by what the table of kinds says of it. */
export function FieldInput({ name, field, value, position, onChange }: Props) {
  const of = say(`ask.form.${name}`)
  switch (field.is) {
    case 'one':
      return (
        <Choice
          of={of}
          value={String(value)}
          options={field.of
            .filter((id) => lies(position, name, id))
            .map((id) => ({ value: id, text: nameOf(name, id) }))}
          onChange={onChange}
        />
      )
    case 'whole':
      return (
        <Choice
          of={of}
          value={String(value)}
          options={position.ships.map(({ size }) => ({
            value: String(size),
            text: [{ text: shipName(size) }],
          }))}
          onChange={(size) => onChange(Number(size))}
        />
      )
    case 'counts': {
      const counts = value as Readonly<Record<string, number>>
      return (
        <fieldset>
          <legend>
            <Say of={of} />
          </legend>
          {field.of
            .filter((id) => lies(position, name, id) || counts[id])
            .map((id) => (
              <Stepper
                key={id}
                of={nameOf(name, id)}
                count={counts[id] ?? 0}
                onCount={(count) => onChange({ ...counts, [id]: count })}
              />
            ))}
        </fieldset>
      )
    }
    case 'asked':
      return (
        <label class="choice">
          <span>
            <Say of={of} />
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
}

function nameOf(name: FieldName, id: string): Words {
  if (name === 'tile' || name === 'island') return term(tileTerm(id as Tile))
  if (id === 'prospector2') return say('move.second-tile', { move: term('prospector') })
  return term(name === 'role' ? roleOf(id as RoleTile) : (id as TermId))
}

const ADDED = new Set<string>(['forest', ...Object.values(ADDED_BUILDINGS).flat()])

/** Whether something can be meant at all: a role has one name for both its tiles, colonists stand on what somebody built. */
function lies({ roles, players, expansions }: Position, name: FieldName, id: string): boolean {
  if (ADDED.has(id) && !expansions) return false
  if (name === 'role') return id !== 'prospector2' || roles.some((card) => card.id === id)
  if (name === 'city') return players.some(({ city }) => city.some((built) => built.id === id))
  return true
}
