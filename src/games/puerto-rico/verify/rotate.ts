/** The same game seen with everybody moved some seats on: whatever names a seat moves along. */

import { copyState } from '../rules/copy-state.ts'
import type { GameEvent } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import type { Position } from '../rules/state.ts'

export function rotatedPosition(position: Position, by: number): Position {
  const seats = position.players.length
  const on = (seat: number): number => (seat + by) % seats
  const copy = copyState(position)
  return {
    ...copy,
    governor: on(copy.governor),
    chooser: on(copy.chooser),
    seat: on(copy.seat),
    roles: copy.roles.map((card) => ({
      ...card,
      takenBy: card.takenBy === null ? null : on(card.takenBy),
    })),
    players: [...copy.players.slice(seats - by), ...copy.players.slice(0, seats - by)],
    phase: {
      ...copy.phase,
      wharfUsed: copy.phase.wharfUsed.map(on),
      due: copy.phase.due.map((one) => ({ ...one, seat: on(one.seat) })),
    },
  }
}

/** A move or an event of the same game after moving on. */
export const rotated = <T extends Move | GameEvent>(thing: T, by: number, seats: number): T => ({
  ...thing,
  seat: (thing.seat + by) % seats,
})
