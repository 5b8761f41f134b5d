/** Loads what games with an expansion need, where there is one. */

/** Whether a text of any origin, a game or a link's content, may speak of an expansion. */
export const namesExpansions = (text: string): boolean => text.includes('"expansions"')

/** Makes the table of games with an expansion; once this has come their rules and words are known. */
export async function loadExpansions() {
  return (await import('../../table/expansions/definition.tsx')).addedTable
}
