/** Which names show: small, as every page of the site reads it. */
import { NAMING_SETS, type NamingSet } from '#language/naming-sets.ts'

export { NAMING_SETS, type NamingSet } from '#language/naming-sets.ts'

/** The set that shows until a reader chooses. */
export const [FIRST_SET] = NAMING_SETS
/** The other one; the same again in a language that has one alone. */
export const OTHER_SET: NamingSet = NAMING_SETS.at(1) ?? FIRST_SET

/** The set of this name, as a reader chose it in any language; the first where this language has none so called. */
export const setOf = (name: string | undefined): NamingSet =>
  NAMING_SETS.find((set) => set === name) ?? FIRST_SET
