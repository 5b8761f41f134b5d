import type { SomeTaught } from '../../../frame/entry.ts'
import { FEWEST_STEPS, isDrawn, untaughtRules } from '../lessons/coverage.ts'
import { vocabulary } from '../lessons/vocabulary.ts'
import { leHavre } from '../plug.ts'

export const course: SomeTaught = (use) =>
  use({ plug: leHavre, vocabulary, fewestSteps: FEWEST_STEPS, untaughtRules, isDrawn })
