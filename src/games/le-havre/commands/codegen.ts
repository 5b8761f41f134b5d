import { compileChart } from '../../../engine/compile-chart.ts'
import { chart } from '../rules/chart.ts'
import { MOVE_DEFINITIONS } from '../rules/move-definitions.ts'
import { guards, steps } from '../rules/sequence.ts'

export const codegen = () => ({
  'compiled-chart.ts': compileChart({
    chart,
    guards,
    steps,
    moveDefinitions: MOVE_DEFINITIONS,
    types: 'LeHavre',
  }),
})
