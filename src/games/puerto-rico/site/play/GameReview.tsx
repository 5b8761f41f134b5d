import type { ReviewProps } from '../../../../ui/ending/definition.ts'
import { Review } from '../../../../ui/review/Review.tsx'
import { IDENTITY } from '../../rules/identity.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { addedReviewTable, reviewTable } from './review-table.ts'

/** A game of Puerto Rico looked over. */
export function GameReview({ table, ...props }: ReviewProps<PuertoRico>) {
  const hasExpansions = props.turns[0]?.before.expansions !== undefined
  return (
    <Review
      // The page of problems plays the base game.
      game={hasExpansions ? null : IDENTITY.id}
      review={hasExpansions ? addedReviewTable : reviewTable}
      board={table}
      {...props}
    />
  )
}
