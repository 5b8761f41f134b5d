import type { ReviewTable } from '../../../../ui/review/definition.ts'
import { reviewed, startWeighing, startWeighingAdded } from '../../bots/review.ts'
import type { PuertoRicoBots } from '../../bots/types.ts'
import { bar } from '../../table/definition/bar.ts'
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

/** The same for games with an expansion. */
export const addedReviewTable: ReviewTable<PuertoRicoBots> = {
  ...reviewTable,
  startWeighing: startWeighingAdded,
}
