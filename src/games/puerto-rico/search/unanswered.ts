/**
 * Prints what of a language's queries the search does not answer, and how many it does of the sets of
 * which not all need be: run by `languages.test.ts` under its condition.
 */
import { search } from '../../../search/engine.ts'
import { missing, type Query } from '../../../search/query.ts'
import { QUERIES } from './queries.ts'
import { indexOf } from './testing.ts'

const FIRST = 3
const rules = indexOf('rules')

const lackingOf = (query: Query): string[] =>
  missing(
    query,
    search(rules, query.query)
      .entries.slice(0, FIRST)
      .map(({ href }) => href),
  )

const asked = [...QUERIES.expected, ...QUERIES.asked]
for (const query of asked) {
  const lacking = lackingOf(query)
  if (lacking.length > 0) console.log(`${query.query}: ${lacking.join(', ')}`)
}
console.log(`asked: ${asked.length}`)
for (const name of ['fresh', 'chat', 'unseen'] as const) {
  const answered = QUERIES[name].filter((query) => lackingOf(query).length === 0)
  console.log(`${name}: ${answered.length} of ${QUERIES[name].length}`)
}
