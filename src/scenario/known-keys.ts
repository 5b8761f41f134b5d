import type * as v from 'valibot'

/** What of a schema's inside is looked at; each kind has some of it. */
type Inside = v.GenericSchema & {
  entries?: Readonly<Record<string, v.GenericSchema>>
  item?: v.GenericSchema
  value?: v.GenericSchema
  wrapped?: v.GenericSchema
  options?: readonly unknown[]
}

/** The schemas that may hold at a place of a schema's input; none where anything may stand. */
function schemasAt(schema: v.GenericSchema, path: readonly (string | number)[]): Inside[] {
  const { entries, item, value, wrapped, options } = schema as Inside
  if (wrapped) return schemasAt(wrapped, path)
  const [key, ...rest] = path
  const inner = options?.filter((option) => typeof option === 'object' && option !== null)
  if (inner && inner.length > 0)
    return inner.flatMap((option) => schemasAt(option as v.GenericSchema, path))
  if (key === undefined) return [schema as Inside]
  const next = entries && Object.hasOwn(entries, key) ? entries[key] : (item ?? value)
  return next ? schemasAt(next, rest) : []
}

/** The keys that a schema knows at a place of its input. */
export const knownKeys = (schema: v.GenericSchema, path: readonly (string | number)[]): string[] =>
  schemasAt(schema, path).flatMap(({ entries }) => Object.keys(entries ?? {}))

/** The words that a schema lets stand at a place of its input. */
export const knownWords = (schema: v.GenericSchema, path: readonly (string | number)[]): string[] =>
  schemasAt(schema, path).flatMap(({ options }) => options?.map(String) ?? [])
