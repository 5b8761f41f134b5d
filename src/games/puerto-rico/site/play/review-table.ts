import type { ReviewTable } from '../../../../ui/review/plug.ts'
import { reviewed, startWeighing } from '../../bots/review.ts'
import type { PuertoRicoBots } from '../../bots/types.ts'
import { bar } from '../../table/plug/bar.ts'
import { botWords } from '../../words/bot-words.ts'
import { moveWords } from '../../words/moves.ts'

/** Puerto Rico, looked over on a page. */
export const reviewTable: ReviewTable<PuertoRicoBots> = {
  ...reviewed,
  moveWords,
  ruleLabel: bar.words.ruleLabel,
  ruleHref: bar.words.ruleHref,
  reasonWords: botWords,
  startWeighing,
}
