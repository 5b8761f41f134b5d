/** A quick look at moves that come in their plain form, for bulk play. Pages do without its weight. */
import {
  type Field,
  fits,
  isOpen,
  isWhole,
  MOST,
  MOST_SEAT,
  type MoveKinds,
  oneOf,
  type Shape,
  whole,
} from './move-kinds.ts'

const places = new WeakMap<readonly string[], ReadonlyMap<string, number>>()

/** Where each id of a list stands in it. */
function placesIn(ids: readonly string[]): ReadonlyMap<string, number> {
  const known = places.get(ids) ?? new Map(ids.map((id, place) => [id, place]))
  places.set(ids, known)
  return known
}

/** Whether a value fits a field and has its plain form. */
function isPlainIn(field: Field, value: unknown): boolean {
  if (field.is === 'optional')
    return (
      isPlainIn(field.field, value) &&
      (field.field.is !== 'counts' || Object.keys(value as Shape).length > 0)
    )
  if (field.is !== 'counts') return fits(field, value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const known = placesIn(field.of)
  let last = -1
  for (const id in value) {
    const place = known.get(id) ?? -1
    if (place <= last || !isWhole((value as Shape)[id], 1, MOST)) return false
    last = place
  }
  return true
}

/**
 * Whether something is a move as `parseMove` gives it, with its fields in the order of the table. Most
 * moves are, and need not be parsed: keys are compared as they lie, none is looked up.
 */
export function makePlainCheck(kinds: MoveKinds): (input: unknown) => boolean {
  const rows = new Map<unknown, [name: string, field: Field][]>()
  const rowsOf = (kind: unknown): [string, Field][] => {
    if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) return []
    const fields = Object.entries(kinds[kind]?.fields ?? {})
    const all: [string, Field][] = [['do', oneOf([kind])], ['seat', whole(0, MOST_SEAT)], ...fields]
    rows.set(kind, all)
    return all
  }
  return (input) => {
    if (typeof input !== 'object' || input === null) return false
    const given = input as Shape
    const expected = rows.get(given.do) ?? rowsOf(given.do)
    let next = 0
    for (const key in given) {
      while (expected[next]?.[0] !== key) if (!isOpen(expected[next++]?.[1])) return false
      const field = expected[next++]?.[1]
      if (!field || !isPlainIn(field, given[key])) return false
    }
    while (next < expected.length) if (!isOpen(expected[next++]?.[1])) return false
    return next > 0
  }
}
