import type { Move } from '../../rules/moves.ts'
import type { Position } from '../../rules/state.ts'
import type { Reason } from '../reason.ts'

/** A move and its worth in points; only differences between moves of one decision mean something. */
export interface Scored {
  move: Move
  value: number
}

/** How one kind of decision is made: every sensible move with its worth, and why one of them. */
export interface Rule {
  /** Makes its moves itself, as there are too many to list. */
  makesMoves?: true
  /** `moves` are the legal ones, or some of them; whoever knows better than to choose from a list is given none. */
  rank: (position: Position, moves: readonly Move[]) => Scored[]
  explain: (position: Position, choice: Scored) => Reason
}

/** The highest value; of equals the first. */
export function bestOf(scored: readonly Scored[]): Scored | undefined {
  let best = scored[0]
  for (const one of scored) if (best && one.value > best.value) best = one
  return best
}
