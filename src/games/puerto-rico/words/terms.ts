/** All that is known of the terms: kinds, explanations, names elsewhere. For pages, not for the browser. */
import { TERMS } from '#puerto-rico/words/generated/terms.ts'
import type { TermId } from './names.ts'
import type { Term } from './term-schema.ts'
import './names.ts'

/** Every term id, in the order of terms.yaml. */
export const TERM_IDS = Object.keys(TERMS) as TermId[]

/** A term with its explanation (markup) and other words for it. */
export function termOf(id: TermId): Term {
  return TERMS[id]
}
