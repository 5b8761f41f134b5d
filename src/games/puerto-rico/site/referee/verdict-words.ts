/** How verdicts of Puerto Rico are told. */
import type { VerdictWords } from '../../../../ui/referee/plug.ts'
import { whyNot } from '../../referee/why-not.ts'
import { changeLines, fullMoveWords, isDrawn, nextWords, ruleTitle } from '../../referee/words.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { kindWords } from '../../words/decisions.ts'
import { logLine, refusal } from '../../words/say.ts'
import { ruleHref } from '../rule-link.ts'

export const verdictWords: VerdictWords<PuertoRico> = {
  move: fullMoveWords,
  kind: kindWords,
  refusal,
  note: logLine,
  ruleTitle,
  ruleHref,
  changes: changeLines,
  isDrawn,
  next: nextWords,
  missed: whyNot,
}
