/** A position in few words, for pages that hold many: what differs from the deal of its edition. */
import { DEFAULT_OPTIONS, OPTION_IDS, type Options } from '../rules/editions.ts'
import { type GameSetup, setUp } from '../rules/setup.ts'
import type { Position } from '../rules/state.ts'

export interface Packed
  extends Pick<GameSetup, 'edition' | 'seats' | 'expansions' | 'expansionOptions'> {
  /** Those that are not by default. */
  options: Partial<Options>
  changes: unknown
}

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  (!Array.isArray(value) || value.every((item) => typeof item === 'object' && item !== null))

/** What names what is in a record, or how many there are of a list. */
const keysOf = (fields: Fields): string => Object.keys(fields).sort().join()

/**
 * Fields of `value` that differ from `base`, undefined where none does. A list of another length is told whole,
 * and so is a record of other fields, as the one item of a list.
 */
function changesFrom(base: unknown, value: unknown): unknown {
  if (JSON.stringify(base) === JSON.stringify(value)) return undefined
  if (!isFields(base) || !isFields(value)) return value
  if (keysOf(base) !== keysOf(value)) return Array.isArray(value) ? value : [value]
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const changes = changesFrom(base[name], field)
    return changes === undefined ? [] : [[name, changes]]
  })
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

function withChanges(base: unknown, changes: unknown): unknown {
  if (changes === undefined) return base
  if (!isFields(base) || !isFields(changes)) return changes
  if (Array.isArray(changes)) return Array.isArray(base) ? changes : changes[0]
  const fields = Object.entries(base).map(([name, field]) => [
    name,
    withChanges(field, changes[name]),
  ])
  return Array.isArray(base) ? fields.map(([, field]) => field) : Object.fromEntries(fields)
}

const dealOf = (deal: Omit<Packed, 'changes'>): Position => setUp({ ...deal, seed: 1 })

/** What `unpack` makes the same position of. */
export function pack(position: Position): Packed {
  const { edition, players, expansions } = position
  const chosen = OPTION_IDS.filter((id) => position.options[id] !== DEFAULT_OPTIONS[id])
  const options = Object.fromEntries(chosen.map((id) => [id, position.options[id]]))
  const deal = {
    edition,
    options,
    seats: players.length,
    ...(expansions && { expansions: expansions.sets, expansionOptions: expansions.options }),
  }
  return { ...deal, changes: changesFrom(dealOf(deal), position) }
}

/** The position that was packed. */
export function unpack(packed: Packed): Position {
  const { changes, ...deal } = packed
  return withChanges(dealOf(deal), changes) as Position
}
