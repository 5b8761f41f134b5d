import { compileChart } from '../../../engine/compile-chart.ts'
import { ADDED_GUARDS, ADDED_STEPS } from '../rules/added.ts'
import { chart } from '../rules/chart.ts'
import { MOVE_DEFINITIONS as ALL_MOVE_DEFINITIONS } from '../rules/expansions/move-definitions.ts'
import * as expanded from '../rules/expansions/sequence.ts'
import { MOVE_DEFINITIONS } from '../rules/move-definitions.ts'
import { guards, steps } from '../rules/sequence.ts'
import { ADDED_DECISIONS } from '../rules/vocabulary.ts'

/** What only games with an expansion have. */
const ADDED = new Set<string>([...ADDED_GUARDS, ...ADDED_STEPS, ...ADDED_DECISIONS])

const TYPES = { chart, types: 'PuertoRico' }

export const codegen = () => ({
  'compiled-chart.ts': compileChart({
    ...TYPES,
    guards,
    steps,
    moveDefinitions: MOVE_DEFINITIONS,
    without: ADDED,
  }),
  'compiled-chart-expansions.ts': compileChart({
    ...TYPES,
    guards: expanded.guards,
    steps: expanded.steps,
    moveDefinitions: ALL_MOVE_DEFINITIONS,
    folder: 'expansions/',
  }),
})
