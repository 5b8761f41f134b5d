/** Residents that arrive by turns, while nobles and colonists lie on the ship. */
import { sameForSeat } from '../../../../engine/move-definition.ts'
import type { Emit } from '../events.ts'
import { addResidents, bearing, seatOfTurn } from '../player.ts'
import { defineMove } from '../roles/define-move.ts'
import { leaveShip, takeAboard } from '../roles/ship.ts'
import { playerAt, type State } from '../state.ts'
import { RESIDENTS, type Seat } from '../vocabulary.ts'

/** Both kinds lie on the ship: whose turn it is chooses. */
export const shipAsks = ({ expansions, market }: State): boolean =>
  expansions !== undefined && market > expansions.aboard && expansions.aboard > 0

/** Deals the ship one by one, going on where somebody has chosen, until somebody has to choose. */
export function dealByTurns(state: State, emit: Emit): void {
  const { expansions } = state
  if (!expansions) return
  for (; state.market > 0; expansions.phase.dealt++) {
    const seat = seatOfTurn(state, expansions.phase.dealt)
    if (shipAsks(state)) {
      state.seat = seat
      return
    }
    const resident = takeAboard(state)
    addResidents(playerAt(state, seat), 'stored', resident, 1)
    emit('mayor.share', seat, resident, 1, 'market', 'stored')
  }
}

export const takeResident = defineMove<'takeResident'>({
  rules: {},
  candidates: sameForSeat((seat) =>
    RESIDENTS.map((resident) => ({ do: 'takeResident', seat, resident })),
  ),
  apply(state, { seat, resident }, emit) {
    leaveShip(state, resident)
    addResidents(playerAt(state, seat), 'stored', resident, 1)
    if (state.expansions) state.expansions.phase.dealt += 1
    emit('noble.take', seat, resident, 1, 'market', 'stored')
  },
})

/** Nobles that come besides the ship, from the chooser on; where none is left a colonist comes. */
export function payNobles(state: State, emit: Emit): void {
  const { expansions } = state
  if (!expansions) return
  for (let turn = 0; turn < state.players.length; turn++) {
    const seat = seatOfTurn(state, turn)
    for (const { powers } of bearing(playerAt(state, seat), 'extraNobles'))
      for (let more = powers.extraNobles ?? 0; more > 0; more--) payNoble(state, seat, emit)
  }
}

function payNoble(state: State, seat: Seat, emit: Emit): void {
  const { expansions, supply } = state
  if (!expansions) return
  const resident = expansions.nobles > 0 ? 'noble' : 'colonist'
  if (resident === 'noble') expansions.nobles -= 1
  else if (supply.colonists > 0) supply.colonists -= 1
  else return
  addResidents(playerAt(state, seat), 'stored', resident, 1)
  const rule = resident === 'noble' ? 'villa.noble' : 'villa.colonist-instead'
  emit(rule, seat, resident, 1, 'supply', 'stored')
}
