/**
 * The rules of both expansions. Importing this module makes them known to the rules of the base game; without it a
 * position with an expansion cannot be played.
 */
import { addRules } from '../added.ts'
import { addMoveKinds } from '../moves.ts'
import { addChapters } from '../rule-ids.ts'
import { ALL_ACTS } from './acts.ts'
import { dealByTurns, payNobles, shipAsks } from './arrivals.ts'
import { savedOf } from './builder.ts'
import {
  bonusAgain,
  payLargestKinds,
  payWithProduction,
  producedMore,
  startProducing,
} from './craftsman.ts'
import { draftOver } from './draft.ts'
import { copyExpansions, freshPhase } from './fresh.ts'
import { checkExpansions, isAskedFor } from './impossible.ts'
import { countExpansions, tellExpansions } from './inventory.ts'
import { answerSettling, settle, someoneSettles, tileWaits } from './land.ts'
import { answerCall, callSeat, someoneCalled } from './library.ts'
import { recruitsAgain, refillWithNoble } from './mayor.ts'
import { ADDED_KINDS } from './move-kinds.ts'
import { answerOffer, offerPoints, pointsDue } from './offers.ts'
import { closeOpening, keepsOpen, openTurn, turnOpens } from './opening.ts'
import { ADDED_CHAPTERS } from './rule-ids.ts'
import { expansionsSchema } from './schema.ts'
import { endSecond, secondOffered, startSecond } from './settler.ts'
import { addExpansions } from './setup.ts'
import { fullSingles, singlesByRule, singlesHaveRoom, singlesKeepAll } from './singles.ts'
import { bargeLeft, rewardAction } from './small-ship.ts'
import { optionEntries, tableSchema } from './source.ts'
import { startTrading, tradesOn } from './trader.ts'

addChapters(ADDED_CHAPTERS)
addMoveKinds(ADDED_KINDS)
addRules({
  acts: ALL_ACTS,
  guards: {
    draftOver,
    someoneCalled,
    tileWaits,
    secondOffered,
    someoneSettles,
    recruitsAgain,
    shipAsks,
    bonusAgain,
    tradesOn,
    pointsDue,
    turnOpens,
  },
  steps: {
    callSeat,
    answerCall,
    startSecond,
    endSecond,
    settle,
    answerSettling,
    payNobles,
    startPlacing(state) {
      state.seat = state.chooser
      if (state.expansions) state.expansions.phase.placing = true
    },
    payLargestKinds,
    startTrading,
    openTurn,
    offerPoints,
    answerOffer,
    startBonus(state) {
      state.seat = state.chooser
    },
    endPhase({ expansions }) {
      if (expansions) expansions.phase = freshPhase()
    },
  },
  setUp: addExpansions,
  copy: copyExpansions,
  tell: tellExpansions,
  count: countExpansions,
  check: checkExpansions,
  isAskedFor,
  schema: expansionsSchema,
  source: { options: optionEntries, table: tableSchema },
  savedOf,
  dealByTurns,
  refillWithNoble,
  startProducing,
  producedMore,
  payWithProduction,
  closeOpening,
  rewardAction,
  keepsOpen,
  bargeLeft,
  singles: {
    haveRoom: singlesHaveRoom,
    keepAll: singlesKeepAll,
    choices: fullSingles,
    byRule: singlesByRule,
  },
})
