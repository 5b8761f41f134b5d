import { makeGame } from '../../../engine/game.ts'
import { makePlainCheck } from '../../../engine/plain-check.ts'
import { parts } from './game.ts'
import { compiledChart } from './generated/compiled-chart.ts'
import type { LeHavre } from './types.ts'

/** Le Havre by compiled code: the same game sooner, for bots and bulk play. Pages do without its weight. */
export const bulkGame = makeGame<LeHavre>(parts, {
  compiledChartFor: () => compiledChart,
  isPlain: makePlainCheck(parts.moveKinds),
})
