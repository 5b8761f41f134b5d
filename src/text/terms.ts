/** All that is known of the terms: names in every language, explanations. For pages, not for the browser. */
import { TERMS } from './generated/terms.ts'
import type { TermId } from './names.ts'
import type { Term } from './term-schema.ts'

export * from './names.ts'
export type { Term } from './term-schema.ts'

/** Every term id, in the order of terms.yaml. */
export const TERM_IDS = Object.keys(TERMS) as TermId[]

/** A term with its names, other words for it and its explanation (markup). */
export function termOf(id: TermId): Term {
  return TERMS[id]
}
