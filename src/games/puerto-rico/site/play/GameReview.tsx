import type { PlayedMove } from '../../../../bots/review.ts'
import { Review } from '../../../../ui/review/Review.tsx'
import type { PuertoRicoBots } from '../../bots/types.ts'
import type { Seat } from '../../rules/vocabulary.ts'
import { addedReviewTable, reviewTable } from './review-table.ts'

interface Props {
  turns: readonly PlayedMove<PuertoRicoBots>[]
  players: readonly string[]
  /** Seats whose decisions can be looked over. */
  seats: readonly Seat[]
  onPlayFrom: (turn: number) => void
}

/** A game of Puerto Rico looked over. */
export function GameReview(props: Props) {
  const hasExpansions = props.turns[0]?.before.expansions !== undefined
  return <Review table={hasExpansions ? addedReviewTable : reviewTable} {...props} />
}
