/** Whole own actions: what is entered, paid, chosen and turned over as one, and where it leads. */
import { bulkGame as game } from '../rules/bulk.ts'
import type { Move } from '../rules/moves.ts'
import { copyState, type Position } from '../rules/state.ts'
import type { Seat } from '../rules/vocabulary.ts'
import { candidates } from './candidates.ts'
import { standing } from './standing.ts'

/** An own action, or the rest of one. */
export interface Action {
  moves: readonly Move[]
  /** Where it leads: the turn is closed, or the game over. */
  next: Position
  /** What that is worth at first sight. */
  value: number
}

/** Decisions of one action that are followed at most. */
const LONGEST = 12

/** Decisions within an own action. */
export const ACTING = /^turn\.(?!opened|interest|closed)/

/** The position after a move. */
export function after(position: Position, move: Move): Position {
  const next = copyState(position)
  game.applyMoveInPlace(next, move)
  return next
}

/** The best way to the end of an action from here. */
function follow(position: Position, seat: Seat, made: readonly Move[]): Action {
  const isOver =
    made.length > 0 &&
    (position.seat !== seat || position.at === 'turn.main' || !ACTING.test(position.at))
  const moves = isOver || made.length > LONGEST ? [] : candidates(position)
  let best: Action | null = null
  for (const move of moves) {
    const action = follow(after(position, move), seat, [...made, move])
    if (!best || action.value > best.value) best = action
  }
  return best ?? { moves: made, next: position, value: standing(position, seat) }
}

/** The own actions from here, each as well as it can be carried out, the best first. */
export function actionsFrom(position: Position): Action[] {
  const { seat } = position
  return candidates(position)
    .map((move) => follow(after(position, move), seat, [move]))
    .sort((one, other) => other.value - one.value)
}
