/** Prints what of a language's queries the search does not answer: run by `languages.test.ts` under its condition. */
import { search } from '../../../search/engine.ts'
import { missing, QUERIES } from './queries.ts'
import { indexOf } from './testing.ts'

const FIRST = 3
const rules = indexOf('rules')

for (const query of [...QUERIES.expected, ...QUERIES.asked]) {
  const found = search(rules, query.query).entries.slice(0, FIRST)
  const lacking = missing(
    query,
    found.map(({ href }) => href),
  )
  if (lacking.length > 0) console.log(`${query.query}: ${lacking.join(', ')}`)
}
console.log(`${QUERIES.expected.length + QUERIES.asked.length} asked`)
