/** 중급: the written heuristic, one file for each decision. */

import type { Bot, Choice } from '../../../bots/bot.ts'
import type { Position } from '../rules/state.ts'
import { determinize } from './determinize.ts'
import { explain, rank } from './heuristic/decide.ts'
import type { PuertoRicoBots } from './types.ts'

/** Moves kept to be shown beside the chosen one. */
const SHOWN = 2

function pick(position: Position): Choice<PuertoRicoBots> {
  const [best, ...others] = rank(position).sort((one, other) => other.value - one.value)
  if (!best) throw new Error(`no legal move at ${position.at}`)
  const reason = explain(position, best)
  return { move: best.move, reason, others: others.slice(0, SHOWN) }
}

export const intermediate: Bot<PuertoRicoBots> = {
  *think(view, _budget, rng) {
    const choice = pick(determinize(view, rng))
    yield 1
    return choice
  },
}
