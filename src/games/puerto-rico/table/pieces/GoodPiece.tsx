import { memo } from '../../../../ui/memo.ts'
import type { Good } from '../../rules/vocabulary.ts'
import { FIRST_SET, type NamingSet, OTHER_SET, type TermId, termName } from '../../words/names.ts'
import './pieces.css'

/** Outline of each good in a box of 32: an ear, a fruit, a cube, a leaf, a bean. */
function Outline({ good }: { good: Good }) {
  switch (good) {
    case 'corn':
      return (
        <>
          <path class="fill" d="M16 2c5.8 2.6 9 8 9 14s-3.2 12-9 12-9-6-9-12 3.2-11.4 9-14Z" />
          <path class="mark" d="M16 4v21M11.5 6v15M20.5 6v15M8 14h16M9 9h14" />
          <path
            class="leaf"
            d="M15.8 30.5C9 30.5 4.5 26.5 3.8 18.5c5.3 1.6 9.6 5.4 12 12ZM16.2 30.5c6.8 0 11.3-4 12-12-5.3 1.6-9.6 5.4-12 12Z"
          />
        </>
      )
    case 'fruit':
      return (
        <>
          <circle class="fill" cx="16" cy="18.5" r="10.8" />
          <path class="lit" d="M8.8 17a7.6 7.6 0 0 1 4.6-5.6" />
          <path class="leaf" d="M16 8.6c.2-4.6 4.2-7.3 9.6-6.6.1 4.9-4.2 7.9-9.6 6.6Z" />
        </>
      )
    case 'sugar':
      return (
        <>
          <path class="fill" d="M4.5 10.5 10.5 4.5h17v17l-6 6h-17Z" />
          <path class="side" d="M21.5 10.5l6-6v17l-6 6Z" />
          <path class="mark" d="M4.5 10.5h17v17M21.5 10.5l6-6" />
        </>
      )
    case 'tobacco':
      return (
        <>
          <path
            class="fill"
            d="M28.5 3.5c1 9-.3 15.6-4.7 20-4.2 4.1-10 4.7-15.8 3.1C6.3 20.7 7 14.7 11.2 10.5 15.4 6.2 20.4 4.2 28.5 3.5Z"
          />
          <path class="mark" d="M26.5 5.5 3.5 30M20 7v5h6M15 11v6h7M11 16v6h6" />
        </>
      )
    case 'coffee':
      return (
        <>
          <ellipse class="fill" cx="16" cy="16" rx="13" ry="10.2" transform="rotate(-28 16 16)" />
          <path class="mark" d="M4.8 21.8c7 .9 6-4.3 11.2-5.8s5.2-5.3 11.2-5.8" />
        </>
      )
  }
}

/** The letter of a good or a tile is the first of its name. */
export const letterOf = (id: TermId, set: NamingSet): string => termName(id, set).slice(0, 1)

/** The outline and, low in a corner, the letter of its name, for use inside another drawing. */
export function GoodShape({ good, x = 25.5, y = 26 }: { good: Good; x?: number; y?: number }) {
  const first = letterOf(good, FIRST_SET)
  const other = letterOf(good, OTHER_SET)
  const differ = first !== other
  return (
    <>
      <Outline good={good} />
      <text class={differ ? `letter in-${FIRST_SET}` : 'letter'} x={x} y={y}>
        {first}
      </text>
      {differ && (
        <text class={`letter other in-${OTHER_SET}`} x={x} y={y}>
          {other}
        </text>
      )}
    </>
  )
}

interface Props {
  good: Good
  bare?: boolean
  /** Place and size inside another drawing. */
  x?: number
  y?: number
  size?: number
}

/** One good as a wooden piece: told apart by shape and colour, with its letter as an aid unless `bare`. */
export const GoodPiece = memo(function GoodPiece({ good, bare = false, x, y, size }: Props) {
  const place = size === undefined ? {} : { x, y, width: size, height: size }
  return (
    <svg class={`piece good ${good}`} viewBox="0 0 32 32" aria-hidden="true" {...place}>
      {bare ? <Outline good={good} /> : <GoodShape good={good} />}
    </svg>
  )
})
