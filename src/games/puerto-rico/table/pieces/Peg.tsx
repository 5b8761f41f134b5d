import { memo } from '../../../../ui/memo.ts'
import './pieces.css'

/** A colonist seen from above, for use inside another drawing. */
export function PegShape({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <>
      <circle class="peg" cx={x} cy={y} r={r} />
      <circle class="peg-top" cx={x} cy={y} r={r * 0.55} />
    </>
  )
}

/** A colonist: a round wooden peg. */
export const Colonist = memo(function Colonist() {
  return (
    <svg class="piece colonist" viewBox="0 0 20 20" aria-hidden="true">
      <PegShape x={10} y={10} r={8.5} />
    </svg>
  )
})

/** An empty circle that waits for a colonist. */
export const Circle = memo(function Circle({ manned }: { manned: boolean }) {
  return (
    <svg class="piece seat-circle" viewBox="0 0 20 20" aria-hidden="true">
      {manned ? <PegShape x={10} y={10} r={8} /> : <circle class="circle" cx="10" cy="10" r="8" />}
    </svg>
  )
})
