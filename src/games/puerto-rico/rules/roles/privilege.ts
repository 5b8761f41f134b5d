/** The privilege of a role, which may count twice. */
import type { Expansions } from '../expansions.ts'
import { hasPower } from '../player.ts'
import { playerAt, type State } from '../state.ts'

/** Two players choose three roles each: then the chooser says which of them is doubled. */
export const isSaid = (state: State, { options }: Expansions): boolean =>
  state.players.length === 2 && options['exp.libraryOncePerRound2p']

/** Whether the chooser's privilege counts twice at this moment. */
export function doubles(state: State): boolean {
  const { expansions } = state
  if (!expansions || !hasPower(playerAt(state, state.chooser), 'doublesPrivilege')) return false
  return !isSaid(state, expansions) || expansions.phase.doubled
}
