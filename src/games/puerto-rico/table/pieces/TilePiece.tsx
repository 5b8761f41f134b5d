import { memo } from '../../../../ui/memo.ts'
import type { Tile } from '../../rules/vocabulary.ts'
import { FIRST_SET } from '../../words/names.ts'
import { GoodShape, letterOf } from './GoodPiece.tsx'
import { PegShape } from './Peg.tsx'
import './pieces.css'

/** The corner that the circle leaves free. */
const LETTER = { x: 5.5, y: 36.5 }

function Quarry() {
  return (
    <>
      <path class="fill" d="M2 18h13v11H2ZM16 18h13v11H16ZM9 6h13v11H9Z" />
      <path class="lit" d="M3.5 20h10M17.5 20h10M10.5 8h10" />
      <text class="letter" x={LETTER.x} y={LETTER.y}>
        {letterOf('quarry', FIRST_SET)}
      </text>
    </>
  )
}

interface Props {
  tile: Tile
  /** A colonist stands on its circle. */
  manned?: boolean
}

/** A land tile, around a crop that is drawn as by itself: tilled ground in the crop's tone, the crop, and the circle for a colonist. */
export const TilePiece = memo(function TilePiece({ tile, manned = false }: Props) {
  return (
    <svg
      class={`piece tile ${tile === 'quarry' ? 'stone' : tile}`}
      viewBox="-3 -3 48 48"
      aria-hidden="true"
    >
      <rect class="ground" x="-2" y="-2" width="46" height="46" rx="6" />
      <path class="furrow" d="M-1 9q22-6 44 0M-1 18q22-6 44 0M-1 27q22-6 44 0M-1 36q22-6 44 0" />
      {tile === 'quarry' ? <Quarry /> : <GoodShape good={tile} {...LETTER} />}
      {manned ? <PegShape x={33} y={33} r={8} /> : <circle class="circle" cx="33" cy="33" r="8" />}
    </svg>
  )
})

/** The back of the face-down pile. */
export const TileBack = memo(function TileBack() {
  return (
    <svg class="piece tile-back" viewBox="0 0 48 48" aria-hidden="true">
      <rect class="ground" x="1" y="1" width="46" height="46" rx="6" />
      <rect class="frame" x="6" y="6" width="36" height="36" rx="3" />
      <path
        class="frame"
        d="M24 36V20m0 9c-6 0-9-3-9-9 6 0 9 3 9 9Zm0-5c0-6 3-10 9-10 0 6-3 10-9 10Z"
      />
    </svg>
  )
})
