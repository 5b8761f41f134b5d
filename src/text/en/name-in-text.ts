/** How the name of a term is known in a running text. */

/** What parts a name that is made of others. */
export const PARTED_BY = ' '

/** A name of one word that is a verb as well: loading is no term in "points for loading", but [[loading]] is. */
const isGerund = (name: string): boolean => /^[a-z]+ing$/i.test(name)

/** The pattern of a name, escaped already, where it is a word of a text: no part of a longer one (ship in worship). */
export const asWord = (name: string): string => (isGerund(name) ? '(?!)' : `(?<!\\p{L})${name}`)
