import * as v from 'valibot'

/** What a file says of its game, with or without its name; without it afterwards. */
export function gameSchema(id: string, entries: v.ObjectEntries): v.GenericSchema<unknown, object> {
  const withName = v.strictObject({ name: v.exactOptional(v.literal(id)), ...entries })
  return v.pipe(
    v.union([v.literal(id), withName]),
    v.transform((game): object => {
      if (typeof game === 'string') return {}
      const { name: _, ...rest } = game
      return rest
    }),
  )
}
