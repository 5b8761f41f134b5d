/**
 * Prints what strangers to the search asked of each game and the dialog does not show among its first three,
 * with the place where it does, and how many it shows: run by `strangers.test.ts` under the condition of a
 * language.
 */
import { searching } from '#language/search.ts'
import { search } from '../search/engine.ts'
import { mixed } from '../search/mix.ts'
import { missing, type Query } from '../search/query.ts'
import { indices as havre, readQueries } from './le-havre/search/testing.ts'
import { QUERIES } from './puerto-rico/search/queries.ts'
import { indexOf } from './puerto-rico/search/testing.ts'

const FIRST = 3
const puerto = [indexOf('rules'), indexOf('cases')]

const GAMES = {
  'puerto-rico': { parts: [...puerto, ...havre], queries: QUERIES.strangers },
  'le-havre': { parts: [...havre, ...puerto], queries: readQueries().strangers },
}

for (const [game, { parts, queries }] of Object.entries(GAMES)) {
  const shown = ({ query }: Query): string[] => {
    const answers = parts.map((index) => ({ ...search(index, query), written: '' }))
    return mixed(answers, searching.isQuestion(query)).map(({ entry }) => entry.href)
  }
  const failed = queries.filter((query) => missing(query, shown(query).slice(0, FIRST)).length > 0)
  for (const query of failed) {
    const hrefs = shown(query)
    const place = hrefs.findIndex((href) => missing(query, [href]).length === 0) + 1
    console.log(`${query.query} (${place || 'nowhere'}): not ${hrefs.slice(0, FIRST).join(' ')}`)
  }
  console.log(`${game}: ${queries.length - failed.length} of ${queries.length}`)
}
