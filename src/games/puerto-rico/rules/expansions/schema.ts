import * as v from 'valibot'
import { EXPANSION_OPTION_SCHEMAS } from '../expansion-option-schemas.ts'
import { DEFAULT_EXPANSION_OPTIONS, EXPANSION_OPTION_IDS } from '../expansions.ts'
import { ALL_BUILDINGS, EXPANSIONS, each, GOODS } from '../vocabulary.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))

const few = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
const seats = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))),
  v.maxLength(5),
)

/** What one phase remembers of the expansions. */
export const ADDED_PHASE_SCHEMA = v.strictObject({
  called: few,
  // Games kept before there was such a thing lack it.
  calling: v.optional(v.boolean(), false),
  doubled: v.boolean(),
  recruits: few,
  dealt: few,
  placing: v.boolean(),
  drawn: v.nullable(v.picklist(GOODS)),
  second: v.boolean(),
  settled: few,
  bonus: few,
  received: v.pipe(v.array(v.strictObject(each(GOODS, () => few))), v.maxLength(5)),
  sold: v.boolean(),
  traded: v.boolean(),
  opened: seats,
  paired: seats,
  paid: v.boolean(),
  supplied: seats,
  smallWharfUsed: seats,
})

/** The part of a position that the expansions add. */
export const expansionsSchema = v.strictObject({
  sets: v.pipe(v.array(v.picklist(EXPANSIONS)), v.minLength(1), v.maxLength(2)),
  // Games kept before there was such an option lack it.
  options: v.strictObject(
    each(EXPANSION_OPTION_IDS, (id) =>
      v.optional(EXPANSION_OPTION_SCHEMAS[id], DEFAULT_EXPANSION_OPTIONS[id]),
    ),
  ),
  chosen: v.pipe(v.array(v.picklist(ALL_BUILDINGS)), v.maxLength(ALL_BUILDINGS.length)),
  nobles: count,
  aboard: count,
  removed: v.strictObject({ colonists: count, nobles: count, vp: count }),
  doubled: v.pipe(v.array(seat), v.maxLength(5)),
  phase: ADDED_PHASE_SCHEMA,
})
