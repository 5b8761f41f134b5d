/** What can be found of Le Havre as the browser has it, and what players ask of it. For the tests. */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { LANGUAGE } from '#language/language.ts'
import { searching } from '#language/search.ts'
import { search } from '../../../search/engine.ts'
import { type Query, queriesOf } from '../../../search/query.ts'
import { makeIndex, readIndex } from '../../../search/search-index.ts'
import { parseSource } from '../../../text/read-yaml.ts'
import { SYNONYMS } from './asked.ts'
import { makeEntries, PARTS } from './entries.ts'

const parts = PARTS.map(makeEntries)
export const entries = parts.flat()
/** Written and read again. */
export const indices = parts.map((part) =>
  readIndex(JSON.parse(JSON.stringify(makeIndex(part, SYNONYMS, searching))), searching),
)

/** The first of each part, as the dialog shows them one part after the other. */
export const first = (query: string): string[] =>
  indices.flatMap((index) =>
    search(index, query)
      .entries.slice(0, 3)
      .map(({ href }) => href),
  )

const FILE = `content/le-havre/words/${LANGUAGE}/queries.yaml`

const group = v.record(v.string(), v.array(v.string()))

/** What players ask in the language of the build, and what strangers to the search asked. */
export function readQueries(): { asked: Query[]; strangers: Query[] } {
  const schema = v.strictObject({ asked: group, strangers: group })
  const { asked, strangers } = parseSource(readFileSync(FILE, 'utf8'), FILE, schema)
  return { asked: queriesOf(asked), strangers: queriesOf(strangers) }
}
