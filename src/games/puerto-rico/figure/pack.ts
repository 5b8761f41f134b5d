/** A position in few words, for pages that hold many: what differs from the deal of its edition. */
import { DEFAULT_OPTIONS, OPTION_IDS, type Options } from '../rules/editions.ts'
import { setUp } from '../rules/setup.ts'
import type { Position } from '../rules/state.ts'

export interface Packed extends Pick<Position, 'edition'> {
  seats: number
  /** Those that are not by default. */
  options: Partial<Options>
  changes: unknown
}

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  (!Array.isArray(value) || value.every((item) => typeof item === 'object' && item !== null))

/** Fields of `value` that differ from `base`, which has the same; undefined where none does. */
function changesFrom(base: unknown, value: unknown): unknown {
  const lists = Array.isArray(base) && Array.isArray(value) && base.length !== value.length
  if (!isFields(base) || !isFields(value) || lists)
    return JSON.stringify(base) === JSON.stringify(value) ? undefined : value
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const changes = changesFrom(base[name], field)
    return changes === undefined ? [] : [[name, changes]]
  })
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

function withChanges(base: unknown, changes: unknown): unknown {
  if (changes === undefined) return base
  if (!isFields(base) || !isFields(changes) || Array.isArray(changes)) return changes
  const fields = Object.entries(base).map(([name, field]) => [
    name,
    withChanges(field, changes[name]),
  ])
  return Array.isArray(base) ? fields.map(([, field]) => field) : Object.fromEntries(fields)
}

const dealOf = ({ edition, options, seats }: Omit<Packed, 'changes'>): Position =>
  setUp({ edition, options, seats, seed: 1 })

/** What `unpack` makes the same position of. */
export function pack(position: Position): Packed {
  const { edition, players } = position
  const chosen = OPTION_IDS.filter((id) => position.options[id] !== DEFAULT_OPTIONS[id])
  const options = Object.fromEntries(chosen.map((id) => [id, position.options[id]]))
  const deal = { edition, options, seats: players.length }
  return { ...deal, changes: changesFrom(dealOf(deal), position) }
}

/** The position that was packed. */
export function unpack(packed: Packed): Position {
  return withChanges(dealOf(packed), packed.changes) as Position
}
