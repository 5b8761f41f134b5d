/** Prints what of a language's queries the search does not answer: run by `languages.test.ts` under its condition. */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { LANGUAGE } from '#language/language.ts'
import { searching } from '#language/search.ts'
import { search } from '../../../search/engine.ts'
import { missing, queriesOf } from '../../../search/query.ts'
import { makeIndex, readIndex } from '../../../search/search-index.ts'
import { parseSource } from '../../../text/read-yaml.ts'
import { SYNONYMS } from './asked.ts'
import { makeEntries, PARTS } from './entries.ts'

const FIRST = 3
const FILE = `content/le-havre/words/${LANGUAGE}/queries.yaml`

const queries = queriesOf(
  parseSource(readFileSync(FILE, 'utf8'), FILE, v.record(v.string(), v.array(v.string()))),
)
/** As the browser has them: written and read again. */
const indices = PARTS.map((part) =>
  readIndex(
    JSON.parse(JSON.stringify(makeIndex(makeEntries(part), SYNONYMS, searching))),
    searching,
  ),
)

let unanswered = 0
for (const query of queries) {
  const found = indices.flatMap((index) => search(index, query.query).entries.slice(0, FIRST))
  const lacking = missing(
    query,
    found.map(({ href }) => href),
  )
  if (lacking.length === 0) continue
  unanswered++
  console.log(
    `${query.query}: ${lacking.join(', ')}, not ${found.map(({ href }) => href).join(' ')}`,
  )
}
console.log(`asked: ${queries.length}, unanswered: ${unanswered}`)
