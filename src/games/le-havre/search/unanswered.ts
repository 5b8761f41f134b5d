/** Prints what of a language's queries the search does not answer: run by `languages.test.ts` under its condition. */
import { missing } from '../../../search/query.ts'
import { first, readQueries } from './testing.ts'

const { asked: queries } = readQueries()
let unanswered = 0
for (const query of queries) {
  const found = first(query.query)
  const lacking = missing(query, found)
  if (lacking.length === 0) continue
  unanswered++
  console.log(`${query.query}: ${lacking.join(', ')}, not ${found.join(' ')}`)
}
console.log(`asked: ${queries.length}, unanswered: ${unanswered}`)
