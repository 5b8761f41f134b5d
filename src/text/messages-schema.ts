import * as v from 'valibot'

/** A file of messages: texts by their keys. */
export const messagesSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-zA-Z][\w-]*(\.[\w-]+)+$/, 'a key like table.round')),
  v.pipe(v.string(), v.nonEmpty()),
)
