/** 고급: searches within a budget; the written heuristic proposes moves and plays the games out. */
import type { SearchGame } from '../../../bots/plug.ts'
import { searchBot } from '../../../bots/search-bot.ts'
import { weighing } from '../../../bots/weigh.ts'
import { bulkGame } from '../rules/bulk.ts'
import { candidates } from './candidates.ts'
import { determinize } from './determinize.ts'
import { decide, ruleAt } from './heuristic/decide.ts'
import { standings } from './standing.ts'
import type { PuertoRicoBots } from './types.ts'

const search: SearchGame<PuertoRicoBots> = {
  game: bulkGame,
  determinize,
  candidates,
  decide: (position) => decide(position).move,
  explain(position, move) {
    const key = bulkGame.keyOfMove(move)
    const value = candidates(position).find((one) => bulkGame.keyOfMove(one.move) === key)?.value
    return ruleAt(position.at).explain(position, { move, value: value ?? 0 })
  },
  roundOf: ({ round }) => round,
  standings,
  settings: { curiosity: 1, temperature: 2, rounds: 2, decisive: 15 },
}

export const advanced = searchBot(search)

/** How the same search weighs decisions of a game that was played. */
export const weigh = weighing(search)
