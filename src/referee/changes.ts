/** Before and after, count by count. */
import type { Inventory } from '../engine/inventory.ts'

/** How many of a token lie in a place, of a seat or of the table (null), before and after. */
export interface Change {
  token: string
  place: string
  seat: number | null
  before: number
  after: number
}

/** Every count that differs, in the order of the inventory. */
export function changesBetween<Position, Token extends string>(
  { tell }: Inventory<Position, Token>,
  before: Position,
  after: Position,
): Change[] {
  const counts = new Map<string, Change>()
  const count = (position: Position, when: 'before' | 'after'): void =>
    tell(position, (token, place, seat, more) => {
      const key = `${seat} ${place} ${token}`
      const counted = counts.get(key) ?? { token, place, seat, before: 0, after: 0 }
      counted[when] += more
      counts.set(key, counted)
    })
  count(after, 'after')
  count(before, 'before')
  return [...counts.values()].filter((change) => change.before !== change.after)
}
