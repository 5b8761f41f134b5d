import { writeStraight } from '../../../engine/write-straight.ts'
import { ACTS } from '../rules/acts.ts'
import { ADDED_GUARDS, ADDED_STEPS } from '../rules/added.ts'
import { chart } from '../rules/chart.ts'
import { ACTS as ALL_ACTS } from '../rules/expansions/acts.ts'
import * as expanded from '../rules/expansions/sequence.ts'
import { guards, steps } from '../rules/sequence.ts'
import { ADDED_DECISIONS } from '../rules/vocabulary.ts'

/** What only games with an expansion have. */
const ADDED = new Set<string>([...ADDED_GUARDS, ...ADDED_STEPS, ...ADDED_DECISIONS])

const TYPES = { chart, types: 'PuertoRico' }

export const straight = () => ({
  'straight.ts': writeStraight({ ...TYPES, guards, steps, acts: ACTS, without: ADDED }),
  'straight-expansions.ts': writeStraight({
    ...TYPES,
    guards: expanded.guards,
    steps: expanded.steps,
    acts: ALL_ACTS,
    folder: 'expansions/',
  }),
})
