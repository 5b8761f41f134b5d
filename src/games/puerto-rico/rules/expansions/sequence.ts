/** The guards and steps of games with an expansion: those of the base game, and what only they have. */
import type { Emit } from '../events.ts'
import { offerPoints } from '../roles/points.ts'
import * as base from '../sequence.ts'
import type { State } from '../state.ts'
import { payNobles, shipAsks } from './arrivals.ts'
import { bonusAgain, payLargestKinds, payWithProduction, startProducing } from './craftsman.ts'
import { draftOver } from './draft.ts'
import { freshPhase } from './fresh.ts'
import { answerSettling, settle, someoneSettles, tileWaits } from './land.ts'
import { answerCall, callSeat, someoneCalled } from './library.ts'
import { recruitsAgain } from './mayor.ts'
import { openTurn, turnOpens } from './opening.ts'
import { endSecond, secondOffered, startSecond } from './settler.ts'
import { startTrading, tradesOn } from './trader.ts'

export const addedGuards = {
  draftOver,
  someoneCalled,
  tileWaits,
  secondOffered,
  someoneSettles,
  recruitsAgain,
  shipAsks,
  bonusAgain,
  tradesOn,
  turnOpens,
}

export const addedSteps = {
  callSeat,
  answerCall,
  startSecond,
  endSecond,
  settle,
  answerSettling,
  payNobles,
  startPlacing(state: State) {
    state.seat = state.chooser
    if (state.expansions) state.expansions.phase.placing = true
  },
  payLargestKinds,
  startTrading,
  openTurn,
  offerPoints,
  startProducing,
  payIdle: (state: State, emit: Emit) => payWithProduction(state, state.seat, emit),
  endPhase({ expansions }: State) {
    if (expansions) expansions.phase = freshPhase()
  },
}

export const guards = { ...base.guards, ...addedGuards }
export const steps = { ...base.steps, ...addedSteps }
