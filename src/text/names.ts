import { NAMES } from './generated/names.ts'

/** The two sets of Korean names: the 1897 terms by default, and the classic ones. */
export const NAMING_SETS = ['1897', 'classic'] as const
export type NamingSet = (typeof NAMING_SETS)[number]

export type TermId = keyof typeof NAMES

const names: Readonly<Record<string, readonly [string, string?]>> = NAMES

export function isTermId(id: string): id is TermId {
  return Object.hasOwn(names, id)
}

/** What a term is called in a naming set. */
export function termName(id: TermId, set: NamingSet = '1897'): string {
  const [modern, classic] = NAMES[id] as readonly [string, string?]
  return set === 'classic' ? (classic ?? modern) : modern
}

/** Ids that look like `id`, for a message about an unknown one. */
export function similarTerms(id: string): string[] {
  const wanted = id.toLowerCase()
  const known = Object.keys(names).map((name) => ({ name, small: name.toLowerCase() }))
  const within = known.filter(({ small }) => small.includes(wanted) || wanted.includes(small))
  const alike = known.filter(({ small }) => small.startsWith(wanted.slice(0, 4)))
  return (within.length > 0 ? within : alike).map(({ name }) => name)
}
