import { writeStraight } from '../../../engine/write-straight.ts'
import { ACTS } from '../rules/acts.ts'
import { chart } from '../rules/chart.ts'
import { guards, steps } from '../rules/sequence.ts'

export const straight = () => ({
  'straight.ts': writeStraight({ chart, guards, steps, acts: ACTS, types: 'LeHavre' }),
})
