/** Residents that leave the colonist ship. */
import type { State } from '../state.ts'
import type { Resident } from '../vocabulary.ts'

/** A resident from the ship that nobody chooses: a colonist, and a noble only where nothing else lies there. */
export function takeAboard(state: State): Resident {
  const aboard = state.expansions?.aboard ?? 0
  const resident = state.market > aboard ? 'colonist' : 'noble'
  leaveShip(state, resident)
  return resident
}

export function leaveShip(state: State, resident: Resident): void {
  state.market -= 1
  if (resident === 'noble' && state.expansions) state.expansions.aboard -= 1
}
