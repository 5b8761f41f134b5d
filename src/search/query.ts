/** What people type, and what must answer it. For the tests. */

export interface Query {
  query: string
  /** Each must be among the first answers; of several alternatives, one. */
  wanted: readonly (readonly string[])[]
}

/** Queries as they are written: by the query, each answer, its alternatives parted by ' | '. */
export function queriesOf(group: Readonly<Record<string, readonly string[]>>): Query[] {
  return Object.entries(group).map(([query, wanted]) => ({
    query,
    wanted: wanted.map((answer) => answer.split(' | ')),
  }))
}

/** What of the wanted is not among some addresses, each the end of one: 'wharf.load', 'players/'. */
export function missing({ wanted }: Query, hrefs: readonly string[]): string[] {
  return wanted
    .filter((ends) => !ends.some((end) => hrefs.some((href) => isEnd(end, href))))
    .map((ends) => ends.join(' | '))
}

function isEnd(end: string, href: string): boolean {
  return href.endsWith(`/${end}`) || href.endsWith(`#${end}`)
}
