import type * as v from 'valibot'

/** What of a schema's inside is looked at; each kind has some of it. */
type Inside = v.GenericSchema & {
  entries?: Readonly<Record<string, v.GenericSchema>>
  item?: v.GenericSchema
  value?: v.GenericSchema
  wrapped?: v.GenericSchema
  options?: readonly unknown[]
}

/** The keys that a schema knows at a place of its input; none where anything may stand. */
export function knownKeys(schema: v.GenericSchema, path: readonly (string | number)[]): string[] {
  const { entries, item, value, wrapped, options } = schema as Inside
  if (wrapped) return knownKeys(wrapped, path)
  const [key, ...rest] = path
  if (options)
    return options.flatMap((option) =>
      typeof option === 'object' && option !== null
        ? knownKeys(option as v.GenericSchema, path)
        : [],
    )
  if (key === undefined) return Object.keys(entries ?? {})
  const inner = entries && Object.hasOwn(entries, key) ? entries[key] : (item ?? value)
  return inner ? knownKeys(inner, rest) : []
}
