import {
  EDITIONS,
  OPTION_IDS,
  OPTION_VALUES,
  type Options,
  seatsOf,
} from '../../../rules/editions.ts'
import { setUp } from '../../../rules/setup.ts'
import type { Position } from '../../../rules/state.ts'
import { say } from '../../../words/messages/referee.ts'
import { optionName, optionValueName } from '../../../words/options.ts'
import { Choice } from '../Choice.tsx'
import { NameFields } from '../NameFields.tsx'
import type { PartProps } from './part.ts'

/** A table as it is dealt, to set up from. */
export function emptyTable(
  edition: Position['edition'],
  seats: number,
  options?: Options,
): Position {
  const most = seatsOf(edition)
  const fitting = most.includes(seats) ? seats : (most[0] ?? 2)
  return setUp({ edition, seats: fitting, seed: 1, ...(options && { options }) })
}

/** Edition and seats begin a new table; optional rules hold from now on. */
export function GamePart({
  draft,
  edit: change,
  load,
}: PartProps & { load: (start: Position) => void }) {
  const { edition, options, players } = draft
  return (
    <div class="steppers">
      <Choice
        of={say('edit.edition')}
        value={edition}
        options={EDITIONS.map((id) => ({ value: id, text: say(`edition.${id}`) }))}
        onChange={(id) => id && load(emptyTable(id, players.length, options))}
      />
      <Choice
        of={say('edit.seats')}
        value={String(players.length)}
        options={[2, 3, 4, 5].map((count) => ({
          value: String(count),
          text: say('edit.seat-count', { count }),
        }))}
        onChange={(count) =>
          load(emptyTable(Number(count) === 2 ? edition : 'classic', Number(count), options))
        }
      />
      <NameFields seats={players.length} />
      {OPTION_IDS.map((id) => (
        <Choice
          key={id}
          of={optionName(id)}
          value={String(options[id])}
          options={OPTION_VALUES[id].map((value) => ({
            value: String(value),
            text: optionValueName(id, value),
          }))}
          onChange={(text) => {
            const value = OPTION_VALUES[id].find((one) => String(one) === text)
            change((changed) => {
              Object.assign(changed.options, { [id]: value })
            })
          }}
        />
      ))}
    </div>
  )
}
