/** What terms are called. The games of a page put their names in: this folder knows none of them. */
import { FIRST_SET, type NamingSet } from './naming-set.ts'

export * from './naming-set.ts'

/** The terms that there are; a game adds its own to this type as well (`games/<game>/words/names.ts`). */
export interface Terms {
  readonly [none]?: never
}
declare const none: unique symbol
export type TermId = keyof Terms & string

/** A name in the first naming set, and in the second where that has another. */
export type Names = readonly [string, string?]

const names: Record<string, Names> = {}

/** Makes terms known. An id that means two things is an error: a page has one meaning for `[[id]]`. */
export function addTerms(more: Readonly<Record<string, Names>>): void {
  for (const [id, called] of Object.entries(more)) {
    if (names[id] && names[id].join() !== called.join()) throw new Error(`two terms called ${id}`)
    names[id] = called
  }
}

/** Whether a game has made a term of this id known. */
export function isTermId(id: string): id is TermId {
  return Object.hasOwn(names, id)
}

/** The id of a term that a game has made known; another is a RangeError. */
export function termId(id: string): TermId {
  if (!isTermId(id)) throw new RangeError(`no names for the term ${id}`)
  return id
}

/** What a term is called in a naming set; a term that nobody made known is a RangeError. */
export function termName(id: TermId, set: NamingSet = FIRST_SET): string {
  const called: Names | undefined = names[id]
  if (!called) throw new RangeError(`no names for the term ${id}`)
  return set === FIRST_SET ? called[0] : (called[1] ?? called[0])
}

/** Ids that look like `id`, for a message about an unknown one. */
export function similarTerms(id: string): string[] {
  const wanted = id.toLowerCase()
  const known = Object.keys(names).map((name) => ({ name, small: name.toLowerCase() }))
  const within = known.filter(({ small }) => small.includes(wanted) || wanted.includes(small))
  const alike = known.filter(({ small }) => small.startsWith(wanted.slice(0, 4)))
  return (within.length > 0 ? within : alike).map(({ name }) => name)
}
