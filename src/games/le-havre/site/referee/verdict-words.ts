/** How verdicts of Le Havre are told. */
import type { VerdictWords } from '../../../../ui/referee/plug.ts'
import { whyNot } from '../../referee/why-not.ts'
import { changeLines, fullMoveWords, kindWords, nextWords, ruleTitle } from '../../referee/words.ts'
import type { LeHavre } from '../../rules/types.ts'
import { logLine, refusal } from '../../words/say.ts'
import { ruleHref } from '../rule-link.ts'

export const verdictWords: VerdictWords<LeHavre> = {
  move: fullMoveWords,
  kind: kindWords,
  refusal,
  note: logLine,
  ruleTitle,
  ruleHref,
  changes: changeLines,
  isDrawn: ({ from }) => from === 'specials',
  next: nextWords,
  missed: whyNot,
}
