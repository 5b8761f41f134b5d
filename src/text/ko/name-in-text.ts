/** How the name of a term is known in a running text. */

/** What parts a name that is made of others. */
export const PARTED_BY = ' '

/** The pattern of a name, escaped already, where it is a word of a text. */
export const asWord = (name: string): string => name
