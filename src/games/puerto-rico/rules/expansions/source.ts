/** What a scenario may say of expansions. */
import * as v from 'valibot'
import { SEAT_LETTERS } from '../../../../engine/seats.ts'
import { EXPANSION_OPTION_SCHEMAS } from '../expansion-option-schemas.ts'
import { EXPANSION_OPTION_IDS } from '../expansions.ts'
import { ALL_BUILDINGS, each, GOODS } from '../vocabulary.ts'
import { ADDED_PHASE_SCHEMA } from './schema.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))
const counts = <K extends string>(keys: readonly K[]) =>
  v.strictObject(each(keys, () => v.exactOptional(count)))

export const optionEntries = each(EXPANSION_OPTION_IDS, (id) =>
  v.exactOptional(EXPANSION_OPTION_SCHEMAS[id]),
)

/** A seat: its letter, or its number from 0. */
const who = v.union([
  v.picklist(SEAT_LETTERS),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)),
])
export type Who = v.InferOutput<typeof who>
const some = v.array(who)
const received = v.union([
  v.strictObject(each(SEAT_LETTERS, () => v.exactOptional(counts(GOODS)))),
  ADDED_PHASE_SCHEMA.entries.received,
])

/** What one phase remembers, seats by their letters. */
const phaseSchema = v.strictObject({
  ...v.partial(ADDED_PHASE_SCHEMA).entries,
  ...each(['opened', 'paired', 'supplied', 'smallWharfUsed'], () => v.exactOptional(some)),
  received: v.exactOptional(received),
})
export type PhaseSource = v.InferOutput<typeof phaseSchema>

/** Kinds in the game (default: all), nobles on the ship and in the supply, and so on. */
export const tableSchema = v.strictObject({
  chosen: v.exactOptional(v.array(v.picklist(ALL_BUILDINGS))),
  aboard: v.exactOptional(count),
  /** Nobles in the supply; the others have left the game. */
  nobles: v.exactOptional(count),
  /** Colonists in the supply; the others have left the game. */
  colonists: v.exactOptional(count),
  doubled: v.exactOptional(v.array(v.picklist(SEAT_LETTERS))),
  removed: v.exactOptional(counts(['colonists', 'nobles', 'vp'])),
  phase: v.exactOptional(phaseSchema),
})
export type TableSource = v.InferOutput<typeof tableSchema>
