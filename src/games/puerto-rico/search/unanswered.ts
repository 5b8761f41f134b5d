/**
 * Prints what of a language's queries the search does not answer, and how many of the fresh ones it
 * does: run by `languages.test.ts` under its condition.
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
const answered = QUERIES.fresh.filter((query) => lackingOf(query).length === 0)
console.log(`${asked.length} asked, ${answered.length} of ${QUERIES.fresh.length} fresh`)
