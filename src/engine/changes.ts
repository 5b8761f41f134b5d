/** A value in few words: what differs from another one of its kind. */
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
export function changesFrom(base: unknown, value: unknown): unknown {
  if (JSON.stringify(base) === JSON.stringify(value)) return undefined
  if (!isFields(base) || !isFields(value)) return value
  if (keysOf(base) !== keysOf(value)) return Array.isArray(value) ? value : [value]
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const changes = changesFrom(base[name], field)
    return changes === undefined ? [] : [[name, changes]]
  })
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

/** The value that `changesFrom` told. */
export function withChanges(base: unknown, changes: unknown): unknown {
  if (changes === undefined) return base
  if (!isFields(base) || !isFields(changes)) return changes
  if (Array.isArray(changes)) return Array.isArray(base) ? changes : changes[0]
  const fields = Object.entries(base).map(([name, field]) => [
    name,
    withChanges(field, changes[name]),
  ])
  return Array.isArray(base) ? fields.map(([, field]) => field) : Object.fromEntries(fields)
}
