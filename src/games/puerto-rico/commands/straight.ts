import { writeStraight } from '../../../engine/write-straight.ts'
import { ACTS } from '../rules/acts.ts'
import { ADDED_GUARDS, ADDED_STEPS } from '../rules/added.ts'
import { chart } from '../rules/chart.ts'
import { guards, steps } from '../rules/sequence.ts'
import { ADDED_DECISIONS } from '../rules/vocabulary.ts'

/** What only games with an expansion have: they are played by the table of the chart. */
const ADDED = new Set<string>([...ADDED_GUARDS, ...ADDED_STEPS, ...ADDED_DECISIONS])

export const straight = (): string =>
  writeStraight({ chart, guards, steps, acts: ACTS, without: ADDED, types: 'PuertoRico' })
