import { letterOf } from '../../../../engine/seats.ts'
import { memo } from '../../../../ui/memo.ts'
import type { Seat } from '../../rules/vocabulary.ts'
import './pieces.css'

/** A pennant with the letter of a seat. */
export const SeatMark = memo(function SeatMark({ seat }: { seat: Seat }) {
  return (
    <svg class={`piece pennant seat-${seat}`} viewBox="0 0 24 24" aria-hidden="true">
      <path class="pole" d="M4 2v21" />
      <path class="fill" d="M4 2.5h18.5l-4.2 6.5 4.2 6.5H4Z" />
      <text class="letter" x="10.8" y="9.3">
        {letterOf(seat)}
      </text>
    </svg>
  )
})

/** The governor's badge: a rosette with two ribbons. */
export const Governor = memo(function Governor() {
  return (
    <svg class="piece governor" viewBox="0 0 24 24" aria-hidden="true">
      <path class="ribbon" d="M8 13 5 23l4-1.8 2.5 1.8L12 15l.5 8 2.5-1.8 4 1.8-3-10Z" />
      <circle class="fill" cx="12" cy="9" r="7.8" />
      <circle class="rim" cx="12" cy="9" r="5" />
      <path
        class="star"
        d="m12 5.5 1 2.3 2.5.3-1.8 1.7.5 2.5L12 11l-2.2 1.3.5-2.5-1.8-1.7 2.5-.3Z"
      />
    </svg>
  )
})
