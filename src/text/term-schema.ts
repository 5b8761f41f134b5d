import * as v from 'valibot'

const text = v.pipe(v.string('글이어야 합니다.'), v.trim(), v.nonEmpty('비어 있으면 안 됩니다.'))

export const TERM_KINDS = [
  'role',
  'phase',
  'good',
  'tile',
  'production',
  'commercial',
  'large',
  'thing',
] as const

const names = v.strictObject({
  ko1897: text,
  koClassic: text,
  /** Missing where no Japanese rules are at hand: the expansions. */
  ja: v.exactOptional(text),
  en: text,
})

/** One term of terms.yaml. */
export const termSchema = v.strictObject({
  kind: v.picklist(TERM_KINDS, `kind는 ${TERM_KINDS.join(', ')} 가운데 하나여야 합니다.`),
  /** The expansion it belongs to; missing for the base game. */
  expansion: v.exactOptional(v.picklist([1, 2], 'expansion은 1이나 2여야 합니다.')),
  names,
  /** Other words people look it up by. */
  also: v.exactOptional(v.array(text)),
  gloss: text,
})

export type Term = v.InferOutput<typeof termSchema>

export const termsSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/, '용어 id는 camelCase여야 합니다.')),
  termSchema,
)
