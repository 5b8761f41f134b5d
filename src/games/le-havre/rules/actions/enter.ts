/** Entering a building, straight or by sending another disc home. */
import { countedCandidates } from '../../../../engine/move-definition.ts'
import { letterOf, seatOf } from '../../../../engine/seats.ts'
import { isLocked } from '../buildings.ts'
import { currentOf, defineMove, sharedMoves, visitOf } from '../define-move.ts'
import type { Emit } from '../events.ts'
import type { MoveOf } from '../moves.ts'
import { gain, lose, ownerOf } from '../player.ts'
import { playerAt, type State } from '../state.ts'
import { canPayFee, canVisit, displaceable, feeOf, type Visit } from '../visit.ts'
import type { BuildingId, Seat } from '../vocabulary.ts'
import {
  builtAt,
  builtCount,
  isBuilt,
  mainOpen,
  mainRules,
  occupied,
  ownDiscCloses,
} from './main-action.ts'

const visit = (state: State, seat: Seat, building: BuildingId): Visit => ({
  state,
  seat,
  building,
  items: playerAt(state, seat).items,
})

const entering = sharedMoves(
  (seat, building: BuildingId): MoveOf<'enter'> => ({ do: 'enter', seat, building }),
)

export const enter = defineMove<'enter'>({
  rules: {
    ...mainRules,
    'enter.built-only': (state, { building }) => isBuilt(state, building),
    'enter.not-locked': (_, { building }) => !isLocked(building),
    'enter.not-own-disc': (state, { seat, building }) =>
      state.final || !ownDiscCloses(state, seat, building),
    'final.own-disc-closed': (state, { seat, building }) =>
      !state.final || !ownDiscCloses(state, seat, building),
    'enter.not-occupied': (state, { seat, building }) =>
      state.final || !occupied(state, seat, building),
    'enter.fee-first': (state, { seat, building }) =>
      !isBuilt(state, building) || canPayFee(visit(state, seat, building)),
    'enter.must-act'(state, { seat, building }) {
      if (!isBuilt(state, building) || isLocked(building)) return true
      const wanted = visit(state, seat, building)
      return !canPayFee(wanted) || canVisit(wanted)
    },
  },
  ...countedCandidates<State, MoveOf<'enter'>>({
    count: (state) => (mainOpen(state) ? builtCount(state) : 0),
    at: (state, index) => entering(state.seat, builtAt(state, index)),
  }),
  apply(state, { seat, building }, emit) {
    if (occupied(state, seat, building))
      emit('final.occupied-open', seat, 'disc', 1, 'building', 'building')
    state.phase.acted = true
    goIn(state, seat, building, emit)
  },
})

/** The disc moves onto a building, and its fee falls due. */
function goIn(state: State, seat: Seat, building: BuildingId, emit: Emit): void {
  const player = playerAt(state, seat)
  emit('enter.disc', seat, 'disc', 1, player.disc === null ? 'home' : 'building', 'building')
  player.disc = building
  state.phase.building = building
  state.phase.effect = 0
  state.phase.owed = feeOf(state, seat, building).length > 0 ? { for: 'fee' } : null
  if (ownerOf(state, building) === seat)
    emit('enter.own-free', seat, 'disc', 1, 'building', 'building')
}

export const displace = defineMove<'displace'>({
  rules: {
    'action.displace'(state, { player }) {
      const now = visitOf(state)
      const effect = currentOf(state, 'displace')
      return !!now && !!effect && displaceable(now, effect.francs).includes(seatOf(player))
    },
  },
  candidates: (state) =>
    state.players.map((_, other) => ({
      do: 'displace',
      seat: state.seat,
      player: letterOf(other),
    })),
  apply(state, { seat, player }, emit) {
    const other = seatOf(player)
    const victim = playerAt(state, other)
    const { disc } = victim
    const effect = currentOf(state, 'displace')
    if (disc === null || !effect) return
    const price = { franc: effect.francs }
    lose(state, seat, price, 'action.displace', emit, 'table')
    gain(state, other, price, 'action.displace', emit, 'table')
    victim.disc = null
    emit('action.displace', other, 'disc', 1, 'building', 'home')
    goIn(state, seat, disc, emit)
  },
})
