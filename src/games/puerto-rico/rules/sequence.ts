/** The guards and steps that the statechart names. Seat order lives here and in the chart, nowhere else. */

import { ADDED_GUARDS, ADDED_STEPS, added } from './added.ts'
import { figuresFor } from './editions.ts'
import type { Emit } from './events.ts'
import { startBuilderTurn, universityOffers } from './roles/builder.ts'
import { emptyShips, loadingOver, startLoading } from './roles/captain.ts'
import {
  canProduce,
  forgetProduction,
  produceAll,
  produceOwn,
  productionOptional,
} from './roles/craftsman.ts'
import { dealColonists, refillMarket, shareWaits } from './roles/mayor.ts'
import { answerOffer, pointsDue } from './roles/points.ts'
import { prospect } from './roles/prospector.ts'
import { coinUnchosenRoles, startRound } from './roles/round.ts'
import { hospiceOffers, renewPlantations, startSettlerTurn } from './roles/settler.ts'
import { keepAll, mustChooseStorage } from './roles/storage.ts'
import { emptyHouse } from './roles/trader.ts'
import type { State } from './state.ts'
import { each, type Role, roleOf } from './vocabulary.ts'

type Guard = (state: State) => boolean
type Step = (state: State, emit: Emit) => void

const chosen =
  (role: Role): Guard =>
  (state) =>
    state.role !== null && roleOf(state.role) === role

const seatAfter = (state: State, seat: number): number => (seat + 1) % state.players.length

const picksPerRound = (state: State): number =>
  figuresFor(state.edition, state.players.length, state.options).picks * state.players.length

export const guards = {
  ...each(
    ADDED_GUARDS,
    (name) => (state: State) => state.expansions !== undefined && added().guards[name](state),
  ),
  settlerChosen: chosen('settler'),
  mayorChosen: chosen('mayor'),
  builderChosen: chosen('builder'),
  craftsmanChosen: chosen('craftsman'),
  traderChosen: chosen('trader'),
  captainChosen: chosen('captain'),
  prospectorChosen: chosen('prospector'),
  lastSeat: (state) => seatAfter(state, state.seat) === state.chooser,
  hospiceOffers,
  shareWaits,
  productionOptional,
  canProduce,
  universityOffers,
  pointsDue,
  loadingOver,
  mustChooseStorage,
  roundOver: (state) => state.picks >= picksPerRound(state),
  gameEnds: (state) => state.ending.length > 0,
} satisfies Record<string, Guard>

export const steps = {
  ...each(ADDED_STEPS, (name) => (state: State, emit: Emit) => {
    if (state.expansions) added().steps[name](state, emit)
  }),
  startWithChooser(state) {
    state.seat = state.chooser
    if (state.expansions) state.expansions.phase.calling = false
  },
  startWithGovernor(state) {
    state.seat = state.governor
  },
  nextSeat(state) {
    state.seat = seatAfter(state, state.seat)
  },
  nextChooser(state) {
    state.chooser = seatAfter(state, state.chooser)
    state.seat = state.chooser
    state.role = null
  },
  startSettlerTurn,
  renewPlantations,
  dealColonists,
  refillMarket,
  startBuilderTurn,
  produceAll,
  produceOwn,
  forgetProduction,
  emptyHouse,
  startLoading,
  answerOffer,
  keepAll,
  emptyShips,
  prospect,
  coinUnchosenRoles,
  startRound(state, emit) {
    state.role = null
    state.governor = seatAfter(state, state.governor)
    state.chooser = state.governor
    state.seat = state.governor
    startRound(state, emit)
  },
  endGame(state, emit) {
    state.role = null
    emit('end.round-played', state.governor, 'governor', 1, 'board', 'board')
  },
} satisfies Record<string, Step>

export type GuardName = keyof typeof guards
export type StepName = keyof typeof steps
