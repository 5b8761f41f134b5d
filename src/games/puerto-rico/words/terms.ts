/** All that is known of the terms: kinds, explanations, names elsewhere. For pages, not for the browser. */
import { TERMS } from '#puerto-rico/words/generated/terms.ts'
import type { Term } from '../../../text/term-schema.ts'
import type { TermId } from './names.ts'
import type { TermKind } from './word-source.ts'
import './added-names.ts'
import './names.ts'

/** Every term id, in the order of terms.yaml. */
export const TERM_IDS = Object.keys(TERMS) as TermId[]

export const isOwnTerm = (id: TermId): boolean => id in TERMS

const terms: Readonly<Partial<Record<TermId, Term<TermKind>>>> = TERMS

/** A term with its explanation (markup) and other words for it. A term of another game is a RangeError. */
export function termOf(id: TermId): Term<TermKind> {
  const term = terms[id]
  if (!term) throw new RangeError(`nothing is told of the term ${id}`)
  return term
}
