/** How verdicts of Puerto Rico are told on its pages. */
import type { VerdictWords } from '../../../../ui/referee/words-definition.ts'
import { ruling } from '../../referee/ruling-words.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { ruleHref } from '../rule-link.ts'

export const verdictWords: VerdictWords<PuertoRico> = { ...ruling, ruleHref }
