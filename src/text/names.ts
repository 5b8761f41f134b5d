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
  return Object.keys(names).filter((known) => {
    const name = known.toLowerCase()
    return name.includes(wanted) || (wanted.length > 3 && wanted.includes(name))
  })
}
