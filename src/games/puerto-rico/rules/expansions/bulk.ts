import { makeGame } from '../../../../engine/game.ts'
import { makePlainCheck } from '../../../../engine/plain-check.ts'
import { parts } from '../game.ts'
import { compiledChart } from '../generated/compiled-chart.ts'
import { compiledChart as expanded } from '../generated/compiled-chart-expansions.ts'
import type { PuertoRico } from '../types.ts'
import './rules.ts'

/** Puerto Rico with and without expansions by compiled code, for programs. */
export const fullGame = makeGame<PuertoRico>(parts, {
  compiledChartFor: ({ expansions }) => (expansions ? expanded : compiledChart),
  isPlain: makePlainCheck(parts.moveKinds),
})
