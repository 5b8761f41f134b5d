import type { Segment } from '../../text/markup.ts'

/** What a part of the points is drawn in: names of colours in `src/site/styles/tokens.css`. */
export type Fill = 'sea' | 'wood' | 'coin' | 'may' | 'no'

/** A row of a score sheet: what it counts, and what that brings each seat. */
export interface ScoreRow {
  key: string
  fill: Fill
  words: readonly Segment[]
  /** The rule behind it, by its number. */
  rule: { href: string; label: readonly Segment[] }
  /** By seat; null where a seat has nothing of the kind. */
  points: readonly (number | null)[]
}

/** What a seat has by colour, in the order of the rows: the parts of its bar. */
export function stackOf(rows: readonly ScoreRow[], seat: number): Map<Fill, number> {
  const stack = new Map<Fill, number>()
  for (const { fill, points } of rows)
    if (points[seat]) stack.set(fill, (stack.get(fill) ?? 0) + points[seat])
  return stack
}
