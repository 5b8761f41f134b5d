/** Goals: predicates over the position that was reached and what happened on the way. */

import { game } from '../games/puerto-rico/rules/game.ts'
import type { Move } from '../games/puerto-rico/rules/moves.ts'
import type { Note } from '../games/puerto-rico/rules/notes.ts'
import type { Position } from '../games/puerto-rico/rules/state.ts'
import type { Seat } from '../games/puerto-rico/rules/vocabulary.ts'
import { differences } from '../scenario/end.ts'
import { SEAT_LETTERS, seatOf } from '../scenario/seats.ts'
import { matches } from './pattern.ts'
import type { Goal } from './schema.ts'

/** A move made in a step, and what it made happen. */
export interface Made {
  move: Move
  notes: readonly Note[]
}

/** What a goal is asked about. */
export interface Reached {
  position: Position
  made: readonly Made[]
  you: Seat
}

/** Whether everything that the goal names holds. */
export function holds(goal: Goal, reached: Reached): boolean {
  const { all = [], any, not, end, gained = {}, noted, moved, at } = goal
  const { position, made, you } = reached
  const notes = made.flatMap((one) => one.notes)
  return (
    all.every((part) => holds(part, reached)) &&
    (any === undefined || any.some((part) => holds(part, reached))) &&
    (not === undefined || !holds(not, reached)) &&
    (end === undefined || differences(position, end).found.length === 0) &&
    SEAT_LETTERS.every((letter) => hasGained(notes, seatOf(letter), gained[letter])) &&
    (noted === undefined || notes.some(({ rule }) => rule === noted)) &&
    (moved === undefined || made.some(({ move }) => move.seat === you && matches(move, moved))) &&
    (at === undefined || position.at === at)
  )
}

function hasGained(
  notes: readonly Note[],
  seat: Seat,
  wanted: Record<string, number> = {},
): boolean {
  const gains: Record<string, number> = game.gainsOf(notes, seat)
  return Object.entries(wanted).every(([token, count]) => (gains[token] ?? 0) === count)
}
