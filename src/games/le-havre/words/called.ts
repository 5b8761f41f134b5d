/** All that a term may be called by whoever types: its names, other words for it, how it is read. */
import { CALLED } from '#le-havre/words/generated/called.ts'
import { NAMING_SETS, type TermId, termName } from './names.ts'

/** The names of a term in both sets, then what else it is called. */
export const callsOf = (id: TermId): string[] => [
  ...new Set([...NAMING_SETS.map((set) => termName(id, set)), ...(CALLED[id] ?? [])]),
]
