import type { Asking } from '../../bots/asking.ts'
import type { BotTypes } from '../../bots/bot.ts'
import type { ReviewedGame } from '../../bots/review.ts'
import type { Weighed, WeighQuestion } from '../../bots/weigh.ts'
import type { RuleOf } from '../../engine/types.ts'
import type { Segment } from '../../text/markup.ts'

/** What looking a game over on a page asks of it. */
export interface ReviewTable<G extends BotTypes> extends ReviewedGame<G> {
  moveWords: (move: G['Move']) => Segment[]
  /** How a rule is quoted, and where it is explained. */
  ruleLabel: (rule: RuleOf<G>) => Segment[]
  ruleHref: (rule: RuleOf<G>) => string
  /** Why a bot would make a move. */
  reasonWords: (reason: G['Reason']) => Segment[]
  /** Starts one worker that weighs decisions; who starts it closes it. */
  startWeighing: () => Asking<WeighQuestion<G>, Weighed<G>>
}
