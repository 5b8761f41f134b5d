/** Turns: the supply, taking an offer, ending the turn. */
import { countedCandidates, sameForSeat } from '../../../../engine/move-definition.ts'
import { defineMove, sharedMoves } from '../define-move.ts'
import { TILE } from '../goods.ts'
import type { MoveOf } from '../moves.ts'
import { gain } from '../player.ts'
import { playerAt, type State } from '../state.ts'
import { canVisit } from '../visit.ts'
import { OFFERS, type Offer, TILES } from '../vocabulary.ts'
import { builtCards, mainOpen, mainRules, mayEnter } from './main-action.ts'

const taking = sharedMoves(
  (seat, space: Offer): MoveOf<'takeOffer'> => ({ do: 'takeOffer', seat, space }),
)

export const supply = defineMove<'supply'>({
  rules: {
    'final.no-supply': (state) => !state.final,
    'turn.supply-once': (state) => !state.phase.supplied,
  },
  candidates: sameForSeat((seat) => [{ do: 'supply', seat }]),
  apply(state, move, emit) {
    emit('turn.supply-first', move.seat, 'marker', 1, 'table', 'table')
    const tile = TILE[state.tiles[state.turn] ?? TILES[0]]
    for (const offer of tile.tokens) {
      state.offers[offer] += 1
      emit('turn.supply-two-tokens', move.seat, offer, 1, 'supply', 'offer')
    }
    state.turn += 1
    state.phase.supplied = true
  },
})

/** Whether an offer space may be chosen, whatever the time. */
const isOpen = (state: State, space: Offer): boolean =>
  state.options['offer.emptySpace'] || state.offers[space] > 0

export const takeOffer = defineMove<'takeOffer'>({
  rules: {
    ...mainRules,
    'offer.not-empty': (state, { space }) => isOpen(state, space),
  },
  ...countedCandidates<State, MoveOf<'takeOffer'>>({
    count: (state) => (mainOpen(state) ? OFFERS.length : 0),
    at: ({ seat }, index) => taking(seat, OFFERS[index] ?? OFFERS[0]),
  }),
  apply(state, { seat, space }, emit) {
    const count = state.offers[space]
    state.offers[space] = 0
    state.phase.acted = true
    gain(state, seat, { [space]: count }, 'offer.take-all', emit, 'offer')
    if (playerAt(state, seat).disc !== null)
      emit('offer.disc-stays', seat, 'disc', 1, 'building', 'building')
  },
})

/** Nothing at all can be done in the main action: it falls away. */
function mayPass(state: State): boolean {
  if (!state.final || state.phase.acted || OFFERS.some((offer) => isOpen(state, offer)))
    return state.phase.acted
  const { seat } = state
  const { items } = playerAt(state, seat)
  return !builtCards(state).some(
    (building) => mayEnter(state, seat, building) && canVisit({ state, seat, building, items }),
  )
}

export const endTurn = defineMove<'endTurn'>({
  rules: { 'turn.no-pass': mayPass },
  candidates: sameForSeat((seat) => [{ do: 'endTurn', seat }]),
  apply(state) {
    if (state.final) state.turn += 1
  },
})
