import { memo } from '../../../../ui/memo.ts'
import { type Item, UPGRADED_GOODS } from '../../rules/vocabulary.ts'
import { termName } from '../../words/names.ts'
import './pieces.css'

/** What is drawn on each token, in a box of 24: filled shapes, then strokes. */
const DRAWINGS: Readonly<Record<Exclude<Item, 'franc'>, readonly [fill: string, line: string]>> = {
  fish: [
    'M3 12c4-6 10-6 14-1l4-3.5v9L17 13c-4 5-10 5-14-1Z',
    'M7 11.4h.1M11.5 8.6c1.4 2 1.4 4.8 0 6.8',
  ],
  smokedFish: [
    'M3 15c4-5 10-5 14-1l4-3v8l-4-3c-4 4-10 4-14-1Z',
    'M7 8c0-2 2-2 2-4M12 8c0-2 2-2 2-4',
  ],
  wood: [
    'M3 9.5h13v6H3Z M17 8.5a3 4 0 1 1 0 8 3 4 0 1 1 0-8Z',
    'M5 12.5h8M17 11a1.2 1.6 0 1 1 0 3.2',
  ],
  charcoal: ['M3 17l3-6 4 2 2-6 5 4 4 1-1 6Z', 'M10 13l2 5M17 11l-2 7'],
  clay: ['M2.5 18c1-5 4-8.5 7-8.5 2 0 2.5 1.5 4.5 1.5 4 0 7 3 7.5 7Z', 'M7 14.5c1-1 2-1.5 3.5-1.5'],
  brick: ['M3 7h18v10.5H3Z', 'M3 12.2h18M9 7v5.2M15.5 7v5.2M6 12.2v5.3M12.2 12.2v5.3M18 12.2v5.3'],
  iron: ['M3 17l3-8 5-3 6 2 4 9Z', 'M6 9l5 3 6-4M11 12v5'],
  steel: ['M4 5h16v3.5h-6v7h6V19H4v-3.5h6v-7H4Z', ''],
  grain: [
    'M12 3c2 2 2 4 0 6-2-2-2-4 0-6ZM7 7c2.6.4 4 2 4 4.6C8.4 11.4 7 9.8 7 7ZM17 7c0 2.8-1.4 4.4-4 4.6C13 9 14.4 7.4 17 7ZM7 12c2.6.4 4 2 4 4.6C8.4 16.4 7 14.8 7 12ZM17 12c0 2.8-1.4 4.4-4 4.6 0-2.6 1.4-4.2 4-4.6Z',
    'M12 9v12',
  ],
  bread: [
    'M3 14.5C3 10 7 7 12 7s9 3 9 7.5c0 2-2 3-4 3H7c-2 0-4-1-4-3Z',
    'M8 9.5l1.5 4M12 8.5l1.5 4.5M16 9.5l1 3.5',
  ],
  cattle: [
    'M7 7h10l1.5 6-3 7h-7l-3-7ZM3 4c0 3 1.5 4.5 4.5 4.5L7 6.5C5.5 6.5 4.5 5.5 3 4ZM21 4c0 3-1.5 4.5-4.5 4.5l.5-2c1.5 0 2.5-1 4-2.5Z',
    'M9.5 11h.1M14.5 11h.1M10 17h4',
  ],
  meat: [
    'M4 13c0-5 4-8 9-8 4 0 7 2.5 7 6 0 5-4 8-9 8-4 0-7-2.5-7-6Z',
    'M13.5 9.5a2 2 0 1 1 0 4 2 2 0 1 1 0-4Z',
  ],
  coal: ['M4 16l1.5-7 5-4 6 1.5 4 6-3 6.5-8 1Z', 'M10.5 5l1 6-7 5M11.5 11l9 2M11.5 11l-2 9'],
  coke: [
    'M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 2.5-7 1.5 1 2 2 2 3C11.5 8.5 12.5 6 12 3Z',
    'M12 20c-2 0-3-1.5-3-3.3 0-1.7 1.5-2.5 2-4.2 2 1.2 4 2.5 4 4.5 0 1.7-1.3 3-3 3Z',
  ],
  hide: ['M8 3h8l1 3 4 1-1.5 4.5L21 17l-4 1-1.5 3h-7L7 18l-4-1 1.5-5.5L3 7l4-1Z', ''],
  leather: ['M5 5h14v14H5Z', 'M8 8h8v8H8Z'],
}

const upgraded = new Set<string>(UPGRADED_GOODS)

interface Props {
  item: Item
  /** Place and size inside another drawing. */
  x?: number
  y?: number
  size?: number
}

/** A token: a round one of a basic good, a square one of its other side, a coin. Its letter is an aid. */
export const ItemPiece = memo(function ItemPiece({ item, x, y, size }: Props) {
  const place = size === undefined ? {} : { x, y, width: size, height: size }
  if (item === 'franc')
    return (
      <svg class="piece item franc" viewBox="0 0 32 32" aria-hidden="true" {...place}>
        <circle class="token" cx="16" cy="16" r="14" />
        <circle class="rim" cx="16" cy="16" r="11" />
        <path class="line" d="M13 23V9h8M13 15.5h6M10.5 19.5h6" />
      </svg>
    )
  const [fill, line] = DRAWINGS[item]
  return (
    <svg class={`piece item ${item}`} viewBox="0 0 32 32" aria-hidden="true" {...place}>
      {upgraded.has(item) ? (
        <rect class="token" x="1.5" y="1.5" width="29" height="29" rx="6" />
      ) : (
        <circle class="token" cx="16" cy="16" r="15" />
      )}
      <g transform="translate(4 2.5)">
        <path class="shape" d={fill} />
        {line && <path class="line" d={line} />}
      </g>
      <circle class="seal" cx="25.5" cy="25.5" r="6.3" />
      <text class="letter" x="25.5" y="28.6">
        {termName(item).slice(0, 1)}
      </text>
    </svg>
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
