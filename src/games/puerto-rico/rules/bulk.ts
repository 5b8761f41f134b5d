import { makeGame } from '../../../engine/game.ts'
import { makePlainCheck } from '../../../engine/plain-check.ts'
import { parts } from './game.ts'
import { compiledChart } from './generated/compiled-chart.ts'
import type { PuertoRico } from './types.ts'

/** Puerto Rico by compiled code: the same game sooner, for bots and bulk play. Pages do without its weight; games with an expansion are played by the table. */
export const bulkGame = makeGame<PuertoRico>(parts, {
  compiledChartFor: ({ expansions }) => (expansions ? undefined : compiledChart),
  isPlain: makePlainCheck(parts.moveKinds),
})
