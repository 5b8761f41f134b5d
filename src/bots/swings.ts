/** Where a game turned without a doing of one's own: between two decisions, by others or by chance. */
import type { ReviewTypes } from './comparing.ts'
import type { PlayedMove, WeighedDecision } from './review.ts'

/** What the margin of a seat changed by between two of its decisions, and by whose doing. */
export interface Swing<G extends ReviewTypes> {
  by: number
  cause: 'other' | 'chance' | 'both'
  /** Where it began. */
  turn: number
  /** What others did meanwhile. */
  moves: G['Move'][]
}

/** Swings told of a game, at most. */
const MOST_SWINGS = 3

interface Asked<G extends ReviewTypes, Turn> {
  weighed: readonly WeighedDecision<G>[]
  turns: readonly Turn[]
  seat: number
  /** What counts as a swing. */
  least: number
  /** Whether something came up in a turn that nobody could know. */
  isChance: (turn: Turn) => boolean
}

/** The swings of `seat` that are surely as large as `least`, the largest first. */
export function swingsOf<G extends ReviewTypes, Turn extends PlayedMove<G>>({
  weighed,
  turns,
  seat,
  least,
  isChance,
}: Asked<G, Turn>): Swing<G>[] {
  const own = weighed.filter(({ move }) => move.seat === seat)
  return own
    .flatMap((one, index): Swing<G>[] => {
      const next = own[index + 1]
      const after = one.weighed.margins[seat]
      const made = next?.weighed.margins[seat]
      if (!next || !after || !made) return []
      // What the next decision cost was still to be had before it.
      const cost = next.weighed.better?.cost
      const by = made.mean + Math.max(0, cost?.mean ?? 0) - after.mean
      const spread = Math.hypot(made.spread, after.spread, cost?.spread ?? 0)
      if (Math.abs(by) - spread < least) return []
      const between = turns.slice(one.turn, next.turn)
      const moves = between.flatMap(({ move }) => (move.seat === seat ? [] : [move]))
      const chance = between.some(isChance)
      if (moves.length === 0 && !chance) return []
      const cause = moves.length === 0 ? 'chance' : chance ? 'both' : 'other'
      return [{ by, cause, turn: one.turn + 1, moves }]
    })
    .sort((one, other) => Math.abs(other.by) - Math.abs(one.by))
    .slice(0, MOST_SWINGS)
}
