/** Rounds: choosing a role, declining, and what happens between rounds (docs/rulings.md B). */
import { sameForSeat } from '../../../../engine/move-definition.ts'
import { added } from '../added.ts'
import { type Emit, ROLE_PLACE } from '../events.ts'
import { isChooser } from '../player.ts'
import { playerAt, type RoleCard, type State } from '../state.ts'
import { ROLE_TILES, type RoleTile } from '../vocabulary.ts'
import { canLoad, ownShipLeft } from './captain.ts'
import { defineMove } from './define-move.ts'
import { pointsDue } from './points.ts'

const cardOf = (state: State, id: RoleTile): RoleCard | undefined => {
  for (const card of state.roles) if (card.id === id) return card
  return undefined
}

export const chooseRole = defineMove<'chooseRole'>({
  rules: {
    'round.role-in-game': (state, move) => cardOf(state, move.role) !== undefined,
    'round.role-free': (state, move) => (cardOf(state, move.role)?.takenBy ?? null) === null,
  },
  candidates: sameForSeat((seat) => ROLE_TILES.map((role) => ({ do: 'chooseRole', seat, role }))),
  apply(state, move, emit) {
    const card = cardOf(state, move.role)
    if (!card) return
    const player = playerAt(state, move.seat)
    card.takenBy = move.seat
    emit('round.take-role', move.seat, card.id, 1, 'table', 'hand')
    emit('round.role-coins', move.seat, 'coins', card.coins, ROLE_PLACE[card.id], 'purse')
    player.coins += card.coins
    card.coins = 0
    state.role = card.id
    state.chooser = move.seat
    state.picks += 1
  },
})

/** Whoever declines declines to load, and not points that are offered. */
const isLoading = (state: State): boolean => state.role === 'captain' && !pointsDue(state)

/** Declining: allowed in every role but where a rule demands an action (docs/rulings.md B4). */
export const pass = defineMove<'pass'>({
  rules: {
    'round.must-choose': (state) => state.role !== null,
    'captain.must-load': (state, move) => !isLoading(state) || !canLoad(state, move.seat),
    'wharf.must-use': (state, move) =>
      !isLoading(state) ||
      !state.options['captain.wharfMandatoryWhenNoShip'] ||
      !ownShipLeft(state, move.seat),
    'mayor.privilege-must': (state, move) =>
      state.role !== 'mayor' ||
      state.options['mayor.privilegeOptional'] ||
      !isChooser(state, move.seat) ||
      state.supply.colonists === 0,
  },
  candidates: sameForSeat((seat) => [{ do: 'pass', seat }]),
  apply(state, move) {
    if (!isLoading(state)) return
    state.phase.passes += 1
    if (state.expansions) added().closeOpening(state, move.seat)
  },
})

/** At the end of a round a coin goes on every role that nobody took (docs/rulings.md B2). */
export function coinUnchosenRoles(state: State, emit: Emit): void {
  for (const card of state.roles) {
    if (card.takenBy !== null) continue
    card.coins += 1
    emit('round.unchosen-coin', state.governor, 'coins', 1, 'bank', ROLE_PLACE[card.id])
  }
}

/** Role tiles back to the table, the governor marker with the new first player (docs/rulings.md B5). */
export function startRound(state: State, emit: Emit): void {
  for (const card of state.roles) card.takenBy = null
  emit('round.governor', state.governor, 'governor', 1, 'table', 'board')
  state.round += 1
  state.picks = 0
  if (state.expansions) state.expansions.doubled.length = 0
}
