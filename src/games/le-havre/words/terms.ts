/** All that is known of the terms: kinds, explanations. It is large, and comes when it is asked for. */
import { TERMS } from '#le-havre/words/generated/terms.ts'
import type { Term } from '../../../text/term-schema.ts'
import type { TermId } from './names.ts'
import type { TermKind } from './word-source.ts'
import './names.ts'

const terms: Readonly<Partial<Record<TermId, Term<TermKind>>>> = TERMS

export const isOwnTerm = (id: TermId): boolean => id in TERMS

/** Every term that is explained, in the order of the source. */
export const OWN_TERMS = Object.keys(TERMS) as (TermId & keyof typeof TERMS)[]

/** A term with its explanation (markup). A term of another game is a RangeError. */
export function termOf(id: TermId): Term<TermKind> {
  const term = terms[id]
  if (!term) throw new RangeError(`nothing is told of the term ${id}`)
  return term
}
