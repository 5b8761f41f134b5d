/** What the search finds. */
export const KINDS = ['rule', 'term', 'page', 'case'] as const
export type EntryKind = (typeof KINDS)[number]

/** A text in the terms of the first naming set and, where it differs, in those of the other. */
export type Named = readonly [first: string] | readonly [first: string, other: string]

export interface Entry {
  id: number
  kind: EntryKind
  /** Address below the site's root. */
  href: string
  title: Named
  /** How a rule is quoted, '선장 6.8'; the page of a heading. */
  label?: Named
  /** A rule's paragraph, a term's explanation, a case's question. */
  text?: Named
  /** What a case answers. */
  answer?: Named
  /** Questions it answers, as people put them. */
  asked?: readonly string[]
  /** Of an expansion: of two that answer alike, the one of the game as it is mostly played comes first. */
  added?: true
  /** Other words it is looked up by: every edition's and language's. */
  names?: readonly string[]
  /** Its names in Latin letters, where they are written in others. */
  romanised?: readonly string[]
}

/** A text in the naming set that shows. */
export function shown(named: Named | undefined, isOther: boolean): string {
  return (isOther ? named?.[1] : undefined) ?? named?.[0] ?? ''
}
