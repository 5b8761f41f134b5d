/** How verdicts of Puerto Rico are told. */
import type { RulingWords } from '../../../ui/referee/words-definition.ts'
import type { PuertoRico } from '../rules/types.ts'
import { kindWords } from '../words/decisions.ts'
import { logLine, refusal } from '../words/say.ts'
import { whyNot } from './why-not.ts'
import { changeLines, fullMoveWords, isDrawn, nextWords, ruleTitle } from './words.ts'

export const ruling: RulingWords<PuertoRico> = {
  move: fullMoveWords,
  kind: kindWords,
  refusal,
  logLine,
  ruleTitle,
  changes: changeLines,
  isDrawn,
  next: nextWords,
  missed: whyNot,
}
