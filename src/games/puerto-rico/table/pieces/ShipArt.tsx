import { memo } from '../../../../ui/memo.ts'
import type { Good } from '../../rules/vocabulary.ts'
import { GoodPiece } from './GoodPiece.tsx'
import './ship.css'

const PITCH = 30
const STERN = 20
const BOW = 44
/** A space of the hold with round corners, from its upper left one on. */
const HOLD = '50h19q4 0 4 4v19q0 4-4 4h-19q-4 0-4-4v-19q0-4 4-4Z'
const leftOf = (space: number): number => STERN + space * PITCH

interface Props {
  size: number
  good: Good | null
  count: number
}

/** A cargo ship on the water: its size on the sail, its spaces in the hull. */
export const ShipArt = memo(function ShipArt({ size, good, count }: Props) {
  const deck = STERN + PITCH * size
  const width = deck + BOW
  const mast = STERN + deck / 2 - 6
  return (
    <svg class="ship" viewBox={`0 0 ${width} 96`} aria-hidden="true">
      <path class="mast" d={`M${mast} 3V48M${deck} 44L${width - 4} 26`} />
      <path
        class="sail"
        d={`M${mast + 3} 6C${mast + 30} 10 ${mast + 36} 30 ${mast + 40} 38H${mast + 3}Z`}
      />
      <path
        class="sail"
        d={`M${mast - 3} 12C${mast - 22} 20 ${mast - 28} 30 ${mast - 32} 38H${mast - 3}Z`}
      />
      <text class="number" x={mast + 16} y="27">
        {size}
      </text>
      <path
        class="hull"
        d={`M4 40H${STERN - 6}V46H${deck + 4}L${width - 8} 38C${width - 10} 62 ${deck + 14} 86 ${deck - 8} 88H26C14 88 6 66 4 40Z`}
      />
      <path
        class="plank"
        d={`M8 58C10 60 12 61 14 61M${deck + 10} 61C${deck + 18} 60 ${deck + 24} 56 ${deck + 28} 52M16 82H${deck}`}
      />
      <path
        class="hold"
        d={Array.from({ length: size }, (_, space) => `M${leftOf(space) + 4} ${HOLD}`).join('')}
      />
      {good &&
        Array.from({ length: Math.min(count, size) }, (_, space) => (
          <GoodPiece key={space} good={good} x={leftOf(space) + 1.5} y={51.5} size={24} />
        ))}
    </svg>
  )
})
