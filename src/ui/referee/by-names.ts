import { NAMING_SETS, type NamingSet } from '../../text/naming-set.ts'

/** A text by naming set, once where it is the same in all of them. */
export type ByNames = readonly string[]

/** The text in the names that show. */
export const textIn = (texts: ByNames, names: NamingSet): string =>
  texts[NAMING_SETS.indexOf(names)] ?? texts[0] ?? ''
