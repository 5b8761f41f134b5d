import { Choice } from '../../../../../ui/referee/Choice.tsx'
import { NameFields } from '../../../../../ui/referee/NameFields.tsx'
import {
  EDITIONS,
  OPTION_IDS,
  OPTION_VALUES,
  type Options,
  seatsOf,
} from '../../../rules/editions.ts'
import type { ExpansionOptions } from '../../../rules/expansions.ts'
import { setUp } from '../../../rules/setup.ts'
import type { Position } from '../../../rules/state.ts'
import { EXPANSIONS, type ExpansionId } from '../../../rules/vocabulary.ts'
import { say } from '../../../words/messages/referee.ts'
import { optionName, optionValueName } from '../../../words/options.ts'
import { loadAddedEditing } from '../added-editing.ts'
import type { PartProps } from './part.ts'

interface Sets {
  sets: readonly ExpansionId[]
  options?: Partial<ExpansionOptions>
}

/** A table as it is dealt, to set up from; with expansions the buildings are chosen already. */
export function emptyTable(
  edition: Position['edition'],
  seats: number,
  options?: Options,
  expansions?: Sets,
): Position {
  const most = seatsOf(edition)
  const fitting = most.includes(seats) ? seats : (most[0] ?? 2)
  return setUp({
    edition,
    seats: fitting,
    seed: 1,
    ...(options && { options }),
    ...(expansions && {
      expansions: expansions.sets,
      expansionOptions: { ...expansions.options, 'exp.selection': 'random' },
    }),
  })
}

/** Which expansions a game has, as one choice. */
const SETS = {
  none: [],
  'new-buildings': ['new-buildings'],
  nobles: ['nobles'],
  both: EXPANSIONS,
} as const
type SetsId = keyof typeof SETS
const SETS_IDS = Object.keys(SETS) as SetsId[]

/** Edition, seats and expansions begin a new table; optional rules hold from now on. */
export function GamePart({
  draft,
  edit: change,
  load,
  added,
}: PartProps & { load: (start: Position) => void }) {
  const { edition, options, players, expansions } = draft
  const setsId = SETS_IDS.find((id) => SETS[id].join() === (expansions?.sets ?? []).join())
  const begin = async (sets: readonly ExpansionId[]): Promise<void> => {
    const isBase = sets.length === 0
    if (!isBase) await loadAddedEditing()
    load(emptyTable(edition, players.length, options, isBase ? undefined : { sets }))
  }
  return (
    <div class="steppers">
      <Choice
        of={say('edit.edition')}
        value={edition}
        options={EDITIONS.map((id) => ({ value: id, text: say(`edition.${id}`) }))}
        onChange={(id) => id && load(emptyTable(id, players.length, options, expansions))}
      />
      <Choice
        of={say('edit.seats')}
        value={String(players.length)}
        options={[2, 3, 4, 5].map((count) => ({
          value: String(count),
          text: say('edit.seat-count', { count }),
        }))}
        onChange={(count) =>
          load(
            emptyTable(
              Number(count) === 2 ? edition : 'classic',
              Number(count),
              options,
              expansions,
            ),
          )
        }
      />
      <Choice
        of={say('edit.sets')}
        value={setsId ?? ''}
        options={SETS_IDS.map((id) => ({ value: id, text: say(`edit.sets.${id}`) }))}
        onChange={(id) => id && begin(SETS[id])}
      />
      {added && <added.Game draft={draft} edit={change} />}
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
