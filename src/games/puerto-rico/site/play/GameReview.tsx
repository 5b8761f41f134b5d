import type { ReviewProps } from '../../../../ui/ending/definition.ts'
import { Review } from '../../../../ui/review/Review.tsx'
import type { PuertoRico } from '../../rules/types.ts'
import { addedReviewTable, reviewTable } from './review-table.ts'

/** A game of Puerto Rico looked over. */
export function GameReview({ table, ...props }: ReviewProps<PuertoRico>) {
  const hasExpansions = props.turns[0]?.before.expansions !== undefined
  return <Review review={hasExpansions ? addedReviewTable : reviewTable} board={table} {...props} />
}
