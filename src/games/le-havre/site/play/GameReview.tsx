import type { ReviewProps } from '../../../../ui/ending/definition.ts'
import { Review } from '../../../../ui/review/Review.tsx'
import { leHavre } from '../../definition.ts'
import type { LeHavre } from '../../rules/types.ts'
import { reviewTable } from './review-table.ts'

/** A game of Le Havre looked over. */
export const GameReview = ({ table, ...props }: ReviewProps<LeHavre>) => (
  <Review game={leHavre.game.parts.id} review={reviewTable} board={table} {...props} />
)
