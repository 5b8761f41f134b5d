/** The privilege counted twice, and who is asked before a phase begins. */
import { sameForSeat } from '../../../../engine/move-definition.ts'
import type { Expansions } from '../expansions.ts'
import type { MoveOf } from '../moves.ts'
import { hasPower, seatOfTurn } from '../player.ts'
import { defineMove } from '../roles/define-move.ts'
import { isSaid } from '../roles/privilege.ts'
import { pass as base } from '../roles/round.ts'
import { playerAt, type State } from '../state.ts'
import { roleOf, type Seat } from '../vocabulary.ts'
import { guestCouldGive, guestCouldMove, guestsRest } from './guests.ts'

/** Whether a guest of the chooser could still double the privilege in this phase. */
export function couldDouble(state: State): boolean {
  const { expansions } = state
  if (!expansions || isSaid(state, expansions)) return false
  return guestCouldGive(playerAt(state, state.chooser), 'doublesPrivilege')
}

const hasDoubled = ({ expansions }: State, seat: Seat): boolean =>
  expansions?.doubled.includes(seat) ?? false

const doubling = sameForSeat((seat) => [{ do: 'double' as const, seat }])

export const double = defineMove<'double'>({
  again: {
    rule: 'library.once-a-round',
    keeps: (state, move) => !hasDoubled(state, move.seat),
  },
  rules: {
    'library.owned': (state, move) =>
      move.seat === state.chooser && hasPower(playerAt(state, move.seat), 'doublesPrivilege'),
    // Where nothing is said, every role of its owner is doubled.
    'library.double': (state) => state.expansions !== undefined && isSaid(state, state.expansions),
  },
  candidates: (state) => (hasDoubled(state, state.seat) ? [] : doubling(state)),
  apply({ expansions, role }, move, emit) {
    if (!expansions || !role) return
    expansions.doubled.push(move.seat)
    expansions.phase.doubled = true
    emit('library.double', move.seat, role, 1, 'hand', 'hand')
  },
})

/** Whether a seat could do something that this phase would come too late for. */
function isCalled(state: State, seat: Seat, expansions: Expansions): boolean {
  const player = playerAt(state, seat)
  const isChooser = seat === state.chooser
  const mayMove = !guestsRest(expansions, state)
  if (isChooser && isSaid(state, expansions)) {
    const rests = expansions.doubled.includes(seat)
    if (!rests && hasPower(player, 'doublesPrivilege')) return true
    if (!rests && mayMove && guestCouldGive(player, 'doublesPrivilege')) return true
  }
  if (!mayMove || !state.role) return false
  const library = isChooser && couldDouble(state)
  const role = roleOf(state.role)
  if (role === 'mayor') return library || guestCouldGive(player, 'extraNobles')
  if (role === 'craftsman') return guestCouldMove(player)
  return role === 'prospector' && library
}

/** Whether the seat that decides before the phase is one that is asked there. */
export const asksBefore = (state: State): boolean =>
  state.expansions !== undefined && isCalled(state, state.seat, state.expansions)

/** The next seat to be asked before the phase, as its turn from the chooser on; -1 where nobody is. */
function nextCall(state: State): number {
  const { expansions } = state
  if (!expansions) return -1
  for (let turn = expansions.phase.called; turn < state.players.length; turn++)
    if (isCalled(state, seatOfTurn(state, turn), expansions)) return turn
  return -1
}

export const someoneCalled = (state: State): boolean =>
  state.expansions !== undefined && nextCall(state) >= 0

export function callSeat(state: State): void {
  if (!state.expansions) return
  state.expansions.phase.called = nextCall(state)
  state.expansions.phase.calling = true
  state.seat = seatOfTurn(state, state.expansions.phase.called)
}

const isCalling = ({ expansions }: State): boolean => expansions?.phase.calling ?? false

/** Before a phase begins everybody may decline: what the role demands comes later. */
export const pass = defineMove<'pass'>({
  ...base,
  rules: Object.fromEntries(
    base.checks.map(({ rule, keeps }) => [
      rule,
      (state: State, move: MoveOf<'pass'>) => isCalling(state) || keeps(state, move),
    ]),
  ),
  candidates: sameForSeat((seat) => [{ do: 'pass', seat }]),
  apply(state, move, emit) {
    if (!isCalling(state)) base.apply(state, move, emit)
  },
})

export function answerCall({ expansions }: State): void {
  if (expansions) expansions.phase.called += 1
}
