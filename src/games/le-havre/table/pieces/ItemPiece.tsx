import { memo } from '../../../../ui/memo.ts'
import type { Item } from '../../rules/vocabulary.ts'
import { drawn } from './CardArt.tsx'
import './pieces.css'

interface Props {
  item: Item
  /** Place and size inside another drawing. */
  x?: number
  y?: number
  size?: number
}

/** A token: a round one of a basic good, a square one of its other side, a coin. What is on it tells it. */
export const ItemPiece = memo(function ItemPiece({ item, x, y, size }: Props) {
  const place = size === undefined ? {} : { x, y, width: size, height: size }
  return (
    <svg class={`piece art item ${item}`} viewBox="0 0 32 32" aria-hidden="true" {...place}>
      <use href={drawn(item)} />
    </svg>
  )
})

/** How high tokens are drawn upon one another. */
const HIGHEST = 4

/** Tokens of a kind that lie together: the more, the higher. */
export const Stack = memo(function Stack({ item, count }: { item: Item; count: number }) {
  return (
    <span class="stack">
      {Array.from({ length: Math.max(1, Math.min(count, HIGHEST)) }, (_, at) => (
        <ItemPiece key={at} item={item} />
      ))}
    </span>
  )
})

/** So many of an item, as a number with its token. */
export function Counted({ item, count }: { item: Item; count: number }) {
  return (
    <span class="counted-item">
      {count !== 1 && <b>{count}</b>}
      <ItemPiece item={item} />
    </span>
  )
}
