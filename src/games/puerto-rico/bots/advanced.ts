/** 고급: searches within a budget; the written heuristic proposes moves and plays the games out. */
import type { SearchGame } from '../../../bots/definition.ts'
import { searchBot } from '../../../bots/search-bot.ts'
import { bulkGame } from '../rules/bulk.ts'
import { candidates } from './candidates.ts'
import { determinize } from './determinize.ts'
import { decide, explain, rank } from './heuristic/decide.ts'
import type { Reason } from './reason.ts'
import { standings } from './standing.ts'
import type { PuertoRicoBots } from './types.ts'

/** Reasons that call a move better than another: true only of the one that the heuristic itself would make. */
const PREFERRING: ReadonlySet<Reason['kind']> = new Set(['save', 'hold', 'sell'])

export const search: SearchGame<PuertoRicoBots> = {
  game: bulkGame,
  determinize,
  candidates,
  decide: (position) => decide(position).move,
  remembers: () => false,
  explain(position, move) {
    const key = bulkGame.keyOfMove(move)
    const ranked = rank(position)
    const scored = ranked.find((one) => bulkGame.keyOfMove(one.move) === key) ?? { move, value: 0 }
    const reason = explain(position, scored)
    const isDoubted = ranked.some(({ value }) => value > scored.value)
    return isDoubted && PREFERRING.has(reason.kind) ? null : reason
  },
  roundOf: ({ round }) => round,
  standings,
  settings: { curiosity: 1, temperature: 2, rounds: 2, decisive: 15 },
}

export const advanced = searchBot(search)
