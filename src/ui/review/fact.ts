import type { Difference, ReviewTypes } from '../../bots/comparing.ts'
import type { Segment } from '../../text/markup.ts'
import { say } from '../../text/messages/after.ts'
import type { ReviewTable } from './definition.ts'

/** What came out otherwise, whose it is, and its points, in a sentence. */
export function factOf<G extends ReviewTypes>(
  review: ReviewTable<G>,
  difference: Difference<NoInfer<G>>,
): Segment[] {
  const own = review.differenceWords(difference)
  const fact = difference.whose === 'rival' ? say('review.rival', { fact: own }) : own
  return say('review.fact', { fact, points: review.pointsWords(difference.points) })
}
