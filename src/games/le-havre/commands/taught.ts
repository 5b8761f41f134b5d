import type { SomeTaught } from '../../../frame/entry.ts'
import { leHavre } from '../definition.ts'
import { FEWEST_STEPS, isDrawn, untaughtRules } from '../lessons/coverage.ts'
import { vocabulary } from '../lessons/vocabulary.ts'

export const course: SomeTaught = (use) =>
  use({ definition: leHavre, vocabulary, fewestSteps: FEWEST_STEPS, untaughtRules, isDrawn })
