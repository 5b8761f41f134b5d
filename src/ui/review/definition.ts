import type { Asking } from '../../bots/asking.ts'
import type { Difference, ReviewTypes } from '../../bots/comparing.ts'
import type { PlayedMove, ReviewedGame } from '../../bots/review.ts'
import type { Weighed, WeighQuestion } from '../../bots/weigh.ts'
import type { EventOf, RuleOf } from '../../engine/types.ts'
import type { Segment } from '../../text/markup.ts'

/** What looking a game over on a page asks of it. */
export interface ReviewTable<G extends ReviewTypes> extends ReviewedGame<G> {
  roundOf: (position: G['Position']) => number
  /** What was being decided: a phase, a turn. */
  whenWords: (position: G['Position']) => Segment[]
  /** Points with their sign. */
  pointsWords: (points: number) => Segment[]
  /** What came out otherwise, as a fact without its points and without who did it. */
  differenceWords: (difference: Difference<G>) => Segment[]
  /** Rules by which something comes up that nobody could know. */
  chance: ReadonlySet<RuleOf<G>>
  /** What came up in the game by chance, in a table. */
  luckOf: (turns: readonly ReviewedTurn<G>[]) => Luck
  /** Why a bot would make a move. */
  reasonWords: (reason: G['Reason']) => Segment[]
  /** Starts one worker that weighs decisions; who starts it closes it. */
  startWeighing: () => Asking<WeighQuestion<G>, Weighed<G>>
}

/** A move as it was made, and what it made happen. */
export interface ReviewedTurn<G extends ReviewTypes> extends PlayedMove<G> {
  events: readonly EventOf<G>[]
}

export interface Luck {
  title: Segment[]
  rows: { name: Segment[]; detail: Segment[] }[]
}
