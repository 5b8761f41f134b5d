/** The shape of the files that hold the terms: their ids once, what they are called by language. */
import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())

const id = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/, 'an id in camelCase'))

/** words/terms.yaml: what a term is, in no language. */
export const termsSchema = (kinds: readonly string[]) =>
  v.record(
    id,
    v.strictObject({
      kind: v.picklist(kinds),
      /** The expansion it belongs to; missing for the base game. */
      expansion: v.exactOptional(v.picklist([1, 2])),
    }),
  )

/** words/<language>/terms.yaml of a language whose pages there are. */
export const termWordsSchema = v.record(
  id,
  v.strictObject({
    name: text,
    /** What the second naming set calls it, where that differs: by the name of that set. */
    classic: v.exactOptional(text),
    1897: v.exactOptional(text),
    /** Other words people look it up by. */
    also: v.exactOptional(v.array(text)),
    /** One sentence of explanation (markup). */
    gloss: text,
  }),
)

/** The same for its names alone: of another language, or of one that has no pages yet. */
export const termNamesSchema = v.record(
  id,
  v.looseObject({
    name: text,
    classic: v.exactOptional(text),
    1897: v.exactOptional(text),
    also: v.exactOptional(v.array(text)),
  }),
)

/** Everything about a term, for a page in one language. */
export interface Term<Kind extends string = string> {
  kind: Kind
  expansion?: 1 | 2
  gloss: string
  /** Other words for it, in this language. */
  also: readonly string[]
  /** What other languages call it; the first is its name. */
  abroad: Readonly<Record<string, readonly [string, ...string[]]>>
}
