import { memo } from '../../../../ui/memo.ts'
import './pieces.css'

interface Props {
  /** The number struck on it: a price, or how many lie there. */
  value?: number | undefined
}

/** A doubloon. */
export const Coin = memo(function Coin({ value }: Props) {
  return (
    <svg class="piece coin" viewBox="0 0 24 24" aria-hidden="true">
      <circle class="fill" cx="12" cy="12" r="10.8" />
      <circle class="rim" cx="12" cy="12" r="8.6" />
      {value === undefined ? (
        <path class="star" d="m12 7 2.2 5-2.2 5-2.2-5Z" />
      ) : (
        <text class="letter" x="12" y="12.3">
          {value}
        </text>
      )}
    </svg>
  )
})

/** Victory points: a six-sided chip. */
export const PointChip = memo(function PointChip({ value }: Props) {
  return (
    <svg class="piece chip" viewBox="0 0 24 24" aria-hidden="true">
      <path class="fill" d="M12 1 21.5 6.5v11L12 23 2.5 17.5v-11Z" />
      {value === undefined ? (
        <path
          class="star"
          d="m12 6.5 1.7 3.5 3.8.5-2.8 2.7.7 3.8-3.4-1.8-3.4 1.8.7-3.8-2.8-2.7 3.8-.5Z"
        />
      ) : (
        <text class="letter" x="12" y="12.4">
          {value}
        </text>
      )}
    </svg>
  )
})
