/** What people type, and what must answer them: queries.yaml. For the tests. */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parseSource } from '../../../text/sources.ts'

export interface Query {
  query: string
  /** Each must be among the first answers; of several alternatives, one. */
  wanted: readonly (readonly string[])[]
}

const FILE = 'content/puerto-rico/words/ko/queries.yaml'
const schema = v.record(v.string(), v.record(v.string(), v.array(v.string())))

export const QUERIES: readonly Query[] = Object.values(
  parseSource(readFileSync(FILE, 'utf8'), FILE, schema),
).flatMap((queries) =>
  Object.entries(queries).map(([query, wanted]) => ({
    query,
    wanted: wanted.map((answer) => answer.split(' | ')),
  })),
)

/** What of the wanted is not among some addresses, each the end of one: 'wharf.load', 'players/'. */
export function missing({ wanted }: Query, hrefs: readonly string[]): string[] {
  return wanted
    .filter((ends) => !ends.some((end) => hrefs.some((href) => isEnd(end, href))))
    .map((ends) => ends.join(' | '))
}

function isEnd(end: string, href: string): boolean {
  return href.endsWith(`/${end}`) || href.endsWith(`#${end}`)
}
