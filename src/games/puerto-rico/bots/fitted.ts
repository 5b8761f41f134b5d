/** A candidate for the arena: the search with games that differ and are played out sooner, reckoned by weights fitted to games. */
import { searchBot } from '../../../bots/search-bot.ts'
import { search } from './advanced.ts'
import { fittedStandings } from './fitted-standing.ts'
import { decideQuickly } from './heuristic/quick.ts'

export const fitted = searchBot({
  ...search,
  decide: decideQuickly,
  // Which tiles lie open depends on what is hidden.
  remembers: ({ at }) => at !== 'settler.turn',
  standings: fittedStandings,
})
