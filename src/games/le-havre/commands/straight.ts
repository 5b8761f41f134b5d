import { writeStraight } from '../../../engine/write-straight.ts'
import { chart } from '../rules/chart.ts'
import { MOVE_DEFINITIONS } from '../rules/move-definitions.ts'
import { guards, steps } from '../rules/sequence.ts'

export const straight = () => ({
  'straight.ts': writeStraight({
    chart,
    guards,
    steps,
    moveDefinitions: MOVE_DEFINITIONS,
    types: 'LeHavre',
  }),
})
