/** How verdicts of Le Havre are told on its pages. */
import type { VerdictWords } from '../../../../ui/referee/words-definition.ts'
import { ruling } from '../../referee/ruling-words.ts'
import type { LeHavre } from '../../rules/types.ts'
import { ruleHref } from '../rule-link.ts'

export const verdictWords: VerdictWords<LeHavre> = { ...ruling, ruleHref }
