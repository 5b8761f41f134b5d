/** 최고수: the search of 고급 with games that differ and are played out sooner, reckoned by weights fitted to games. */
import type { SearchGame } from '../../../bots/definition.ts'
import { searchBot } from '../../../bots/search-bot.ts'
import { bySearch, weighing } from '../../../bots/weigh.ts'
import { search } from './advanced.ts'
import { fittedStandings } from './fitted-standing.ts'
import { decideQuickly } from './heuristic/quick.ts'
import { tells } from './telling.ts'
import type { PuertoRicoBots } from './types.ts'

const expertSearch: SearchGame<PuertoRicoBots> = {
  ...search,
  decide: decideQuickly,
  // Which tiles lie open depends on what is hidden.
  remembers: ({ at }) => at !== 'settler.turn',
  standings: fittedStandings,
}

export const expert = searchBot(expertSearch)

/** How the same search weighs decisions of a game that was played. */
export const weigh = weighing(bySearch(expertSearch, tells))
