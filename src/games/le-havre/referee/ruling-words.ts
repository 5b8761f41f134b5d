/** How verdicts of Le Havre are told. */
import type { RulingWords } from '../../../ui/referee/words-definition.ts'
import type { LeHavre } from '../rules/types.ts'
import { logLine, refusal } from '../words/say.ts'
import { whyNot } from './why-not.ts'
import {
  changeLines,
  fullMoveWords,
  kindWords,
  nextWords,
  recordedWords,
  ruleTitle,
} from './words.ts'

export const ruling: RulingWords<LeHavre> = {
  move: fullMoveWords,
  recorded: recordedWords,
  kind: kindWords,
  refusal,
  logLine,
  ruleTitle,
  changes: changeLines,
  isDrawn: ({ from }) => from === 'specials',
  next: nextWords,
  missed: whyNot,
}
