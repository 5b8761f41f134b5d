/** Goals: predicates over the position that was reached and what happened on the way. */

import { matches } from '../engine/move-kinds.ts'
import { SEAT_LETTERS, seatOf } from '../engine/seats.ts'
import type { EventOf } from '../engine/types.ts'
import type { ScenarioTypes } from '../scenario/definition.ts'
import { differences } from '../scenario/end.ts'
import type { PlayedGame } from './definition.ts'
import type { Goal } from './schema.ts'

/** A move made in a step, and what it made happen. */
export interface Made<G extends ScenarioTypes> {
  move: G['Move']
  events: readonly EventOf<G>[]
}

/** What a goal is asked about. */
interface Reached<G extends ScenarioTypes> {
  position: G['Position']
  made: readonly Made<G>[]
  you: number
}

/** Whether everything that the goal names holds. */
export function holds<G extends ScenarioTypes>(
  definition: PlayedGame<G>,
  goal: Goal<G>,
  reached: Reached<G>,
): boolean {
  const { all = [], any, not, end, gained = {}, noted, moved, at } = goal
  const { position, made, you } = reached
  const events = made.flatMap((one) => one.events)
  return (
    all.every((part) => holds(definition, part, reached)) &&
    (any === undefined || any.some((part) => holds(definition, part, reached))) &&
    (not === undefined || !holds(definition, not, reached)) &&
    (end === undefined || differences(definition, position, end).found.length === 0) &&
    SEAT_LETTERS.every((letter) => hasGained(definition, events, seatOf(letter), gained[letter])) &&
    (noted === undefined || events.some(({ rule }) => rule === noted)) &&
    (moved === undefined || made.some(({ move }) => move.seat === you && matches(move, moved))) &&
    (at === undefined || position.at === at)
  )
}

function hasGained<G extends ScenarioTypes>(
  { game }: PlayedGame<G>,
  events: readonly EventOf<G>[],
  seat: number,
  wanted: Record<string, number> = {},
): boolean {
  const gains: Record<string, number | undefined> = game.netGains(events, seat)
  return Object.entries(wanted).every(([token, count]) => (gains[token] ?? 0) === count)
}
