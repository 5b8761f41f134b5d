/** The order of play and the random mover as compiled code: made from the chart and the move definitions by `npm run -s codegen`. */
import { noop } from '../../../../engine/events.ts'
import { checkOf, numbersTo, type CompiledChart } from '../../../../engine/compiled-chart.ts'
import type { EmitOf } from '../../../../engine/types.ts'
import { MOVE_DEFINITIONS } from '../move-definitions.ts'
import { guards, steps } from '../sequence.ts'
import type { LeHavre } from '../types.ts'

type State = LeHavre['Position']
type Move = LeHavre['Move']
type Emit = EmitOf<LeHavre>
type Random = () => number

const { supply, takeOffer, enter, endTurn, pay, borrow, repay, buy, sell, construct, stop, buildShip, exchangeShip, use, trade, choose, exchange, sellGoods, ship, haul, displace, layBack } = MOVE_DEFINITIONS

// Where the game goes on by itself.

function toTurnOpening(state: State, _emit: Emit): void {
  if (guards.finalStage(state)) {
    state.at = 'turn.main'
  } else {
    state.at = 'turn.opened'
  }
}

function toTurnSupplied(state: State, emit: Emit): void {
  if (guards.interestTile(state)) {
    steps.callInterest(state, emit)
    toTurnCharging(state, emit)
  } else {
    state.at = 'turn.main'
  }
}

function toTurnCharging(state: State, emit: Emit): void {
  if (guards.everyoneAsked(state)) {
    steps.backToTurn(state)
    state.at = 'turn.main'
  } else if (guards.owesInterest(state)) {
    steps.chargeInterest(state)
    state.at = 'turn.interest'
  } else {
    steps.askNext(state)
    toTurnCharging(state, emit)
  }
}

function toTurnFeeDue(state: State, emit: Emit): void {
  if (guards.owesNothing(state)) {
    toTurnEntered(state, emit)
  } else if (guards.onePayment(state)) {
    steps.payOnly(state, emit)
    toTurnEntered(state, emit)
  } else {
    state.at = 'turn.fee'
  }
}

function toTurnEntered(state: State, emit: Emit): void {
  if (guards.cannotAct(state)) {
    steps.leave(state)
    state.at = 'turn.closed'
  } else {
    toTurnActing(state, emit)
  }
}

function toTurnActing(state: State, emit: Emit): void {
  if (guards.actionOver(state)) {
    steps.leave(state)
    state.at = 'turn.closed'
  } else if (guards.givesAtOnce(state)) {
    steps.give(state, emit)
    toTurnActing(state, emit)
  } else if (guards.constructs(state)) {
    state.at = 'turn.constructing'
  } else if (guards.buildsShips(state)) {
    state.at = 'turn.shipbuilding'
  } else if (guards.oneUse(state)) {
    steps.useOnly(state, emit)
    toTurnDealt(state, emit)
  } else if (guards.usesTokens(state)) {
    state.at = 'turn.using'
  } else if (guards.trades(state)) {
    state.at = 'turn.trading'
  } else if (guards.choosesGoods(state)) {
    state.at = 'turn.choosing'
  } else if (guards.exchanges(state)) {
    state.at = 'turn.exchanging'
  } else if (guards.sellsGoods(state)) {
    state.at = 'turn.selling'
  } else if (guards.ships(state)) {
    state.at = 'turn.shipping'
  } else if (guards.hauls(state)) {
    state.at = 'turn.hauling'
  } else if (guards.displaces(state)) {
    state.at = 'turn.displacing'
  } else if (guards.hasOrder(state)) {
    steps.look(state, emit)
    state.at = 'turn.ordering'
  } else {
    steps.look(state, emit)
    steps.endEffect(state)
    toTurnActing(state, emit)
  }
}

function toTurnDealt(state: State, emit: Emit): void {
  if (guards.onePayment(state)) {
    steps.payOnly(state, emit)
    steps.closeDeal(state, emit)
    toTurnPaid(state, emit)
  } else {
    state.at = 'turn.price'
  }
}

function toTurnPaid(state: State, emit: Emit): void {
  if (guards.constructsMore(state)) {
    state.at = 'turn.between'
  } else {
    toTurnActing(state, emit)
  }
}

function toTurnEnded(state: State, emit: Emit): void {
  if (guards.turnsLeft(state)) {
    steps.nextTurn(state)
    toTurnOpening(state, emit)
  } else {
    toTurnsOver(state, emit)
  }
}

function toTurnsOver(state: State, emit: Emit): void {
  if (guards.finalStage(state)) {
    state.at = 'over'
  } else {
    steps.harvest(state, emit)
    steps.callToEat(state)
    toRoundEndAsking(state, emit)
  }
}

function toRoundEndAsking(state: State, emit: Emit): void {
  if (guards.everyoneAsked(state)) {
    steps.townBuilding(state, emit)
    steps.newShip(state, emit)
    toNext(state, emit)
  } else if (guards.owesFood(state)) {
    steps.chargeFood(state, emit)
    state.at = 'roundEnd.feeding'
  } else {
    steps.feedByShips(state, emit)
    steps.askNext(state)
    toRoundEndAsking(state, emit)
  }
}

function toNext(state: State, emit: Emit): void {
  if (guards.lastRound(state)) {
    steps.startFinal(state, emit)
    toTurnOpening(state, emit)
  } else {
    steps.startRound(state, emit)
    toTurnOpening(state, emit)
  }
}

// Where a move leads from a decision.

function fromTurnOpened(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'supply':
      supply.apply(state, move, emit)
      toTurnSupplied(state, emit)
      return true
    case 'buy':
      buy.apply(state, move, emit)
      state.at = 'turn.opened'
      return true
    case 'takeOffer':
      takeOffer.apply(state, move, emit)
      state.at = 'turn.closed'
      return true
    case 'enter':
      enter.apply(state, move, emit)
      toTurnFeeDue(state, emit)
      return true
    case 'endTurn':
      endTurn.apply(state, move, emit)
      toTurnEnded(state, emit)
      return true
    case 'borrow':
      borrow.apply(state, move, emit)
      state.at = 'turn.opened'
      return true
    case 'construct':
      construct.apply(state, move, emit)
      state.at = 'turn.opened'
      return true
    case 'buildShip':
      buildShip.apply(state, move, emit)
      state.at = 'turn.opened'
      return true
    case 'exchangeShip':
      exchangeShip.apply(state, move, emit)
      state.at = 'turn.opened'
      return true
    case 'sell':
      sell.apply(state, move, emit)
      state.at = 'turn.opened'
      return true
    case 'repay':
      repay.apply(state, move, emit)
      state.at = 'turn.opened'
      return true
    default:
      return false
  }
}

function fromTurnInterest(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'pay':
      pay.apply(state, move, emit)
      steps.askNext(state)
      toTurnCharging(state, emit)
      return true
    case 'borrow':
      borrow.apply(state, move, emit)
      steps.askNext(state)
      toTurnCharging(state, emit)
      return true
    case 'sell':
      sell.apply(state, move, emit)
      toTurnCharging(state, emit)
      return true
    case 'repay':
      repay.apply(state, move, emit)
      toTurnCharging(state, emit)
      return true
    default:
      return false
  }
}

function fromTurnMain(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'takeOffer':
      takeOffer.apply(state, move, emit)
      state.at = 'turn.closed'
      return true
    case 'enter':
      enter.apply(state, move, emit)
      toTurnFeeDue(state, emit)
      return true
    case 'buy':
      buy.apply(state, move, emit)
      state.at = 'turn.main'
      return true
    case 'endTurn':
      endTurn.apply(state, move, emit)
      toTurnEnded(state, emit)
      return true
    case 'supply':
      supply.apply(state, move, emit)
      toTurnSupplied(state, emit)
      return true
    case 'borrow':
      borrow.apply(state, move, emit)
      state.at = 'turn.main'
      return true
    case 'construct':
      construct.apply(state, move, emit)
      state.at = 'turn.main'
      return true
    case 'buildShip':
      buildShip.apply(state, move, emit)
      state.at = 'turn.main'
      return true
    case 'exchangeShip':
      exchangeShip.apply(state, move, emit)
      state.at = 'turn.main'
      return true
    case 'sell':
      sell.apply(state, move, emit)
      state.at = 'turn.main'
      return true
    case 'repay':
      repay.apply(state, move, emit)
      state.at = 'turn.main'
      return true
    default:
      return false
  }
}

function fromTurnFee(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'pay':
      pay.apply(state, move, emit)
      toTurnEntered(state, emit)
      return true
    case 'borrow':
      borrow.apply(state, move, emit)
      state.at = 'turn.fee'
      return true
    case 'sell':
      sell.apply(state, move, emit)
      state.at = 'turn.fee'
      return true
    case 'repay':
      repay.apply(state, move, emit)
      state.at = 'turn.fee'
      return true
    default:
      return false
  }
}

function fromTurnConstructing(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'construct':
      construct.apply(state, move, emit)
      toTurnDealt(state, emit)
      return true
    case 'buildShip':
      buildShip.apply(state, move, emit)
      toTurnDealt(state, emit)
      return true
    case 'sell':
      sell.apply(state, move, emit)
      state.at = 'turn.constructing'
      return true
    case 'repay':
      repay.apply(state, move, emit)
      state.at = 'turn.constructing'
      return true
    default:
      return false
  }
}

function fromTurnBetween(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'construct':
      construct.apply(state, move, emit)
      toTurnDealt(state, emit)
      return true
    case 'buy':
      buy.apply(state, move, emit)
      state.at = 'turn.between'
      return true
    case 'stop':
      stop.apply(state, move, emit)
      toTurnActing(state, emit)
      return true
    case 'sell':
      sell.apply(state, move, emit)
      state.at = 'turn.between'
      return true
    case 'repay':
      repay.apply(state, move, emit)
      state.at = 'turn.between'
      return true
    default:
      return false
  }
}

function fromTurnShipbuilding(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'buildShip':
      buildShip.apply(state, move, emit)
      toTurnDealt(state, emit)
      return true
    case 'exchangeShip':
      exchangeShip.apply(state, move, emit)
      toTurnActing(state, emit)
      return true
    case 'sell':
      sell.apply(state, move, emit)
      state.at = 'turn.shipbuilding'
      return true
    case 'repay':
      repay.apply(state, move, emit)
      state.at = 'turn.shipbuilding'
      return true
    default:
      return false
  }
}

function fromTurnUsing(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'use':
      use.apply(state, move, emit)
      toTurnDealt(state, emit)
      return true
    case 'sell':
      sell.apply(state, move, emit)
      state.at = 'turn.using'
      return true
    case 'repay':
      repay.apply(state, move, emit)
      state.at = 'turn.using'
      return true
    default:
      return false
  }
}

function fromTurnTrading(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'trade':
      trade.apply(state, move, emit)
      toTurnDealt(state, emit)
      return true
    case 'sell':
      sell.apply(state, move, emit)
      state.at = 'turn.trading'
      return true
    case 'repay':
      repay.apply(state, move, emit)
      state.at = 'turn.trading'
      return true
    default:
      return false
  }
}

function fromTurnChoosing(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'choose':
      choose.apply(state, move, emit)
      toTurnActing(state, emit)
      return true
    case 'sell':
      sell.apply(state, move, emit)
      state.at = 'turn.choosing'
      return true
    case 'repay':
      repay.apply(state, move, emit)
      state.at = 'turn.choosing'
      return true
    default:
      return false
  }
}

function fromTurnExchanging(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'exchange':
      exchange.apply(state, move, emit)
      toTurnActing(state, emit)
      return true
    case 'sell':
      sell.apply(state, move, emit)
      state.at = 'turn.exchanging'
      return true
    case 'repay':
      repay.apply(state, move, emit)
      state.at = 'turn.exchanging'
      return true
    default:
      return false
  }
}

function fromTurnSelling(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'sellGoods':
      sellGoods.apply(state, move, emit)
      toTurnActing(state, emit)
      return true
    case 'sell':
      sell.apply(state, move, emit)
      state.at = 'turn.selling'
      return true
    case 'repay':
      repay.apply(state, move, emit)
      state.at = 'turn.selling'
      return true
    default:
      return false
  }
}

function fromTurnShipping(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'ship':
      ship.apply(state, move, emit)
      toTurnDealt(state, emit)
      return true
    case 'sell':
      sell.apply(state, move, emit)
      state.at = 'turn.shipping'
      return true
    case 'repay':
      repay.apply(state, move, emit)
      state.at = 'turn.shipping'
      return true
    default:
      return false
  }
}

function fromTurnHauling(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'haul':
      haul.apply(state, move, emit)
      toTurnActing(state, emit)
      return true
    case 'sell':
      sell.apply(state, move, emit)
      state.at = 'turn.hauling'
      return true
    case 'repay':
      repay.apply(state, move, emit)
      state.at = 'turn.hauling'
      return true
    default:
      return false
  }
}

function fromTurnDisplacing(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'displace':
      displace.apply(state, move, emit)
      toTurnFeeDue(state, emit)
      return true
    case 'sell':
      sell.apply(state, move, emit)
      state.at = 'turn.displacing'
      return true
    case 'repay':
      repay.apply(state, move, emit)
      state.at = 'turn.displacing'
      return true
    default:
      return false
  }
}

function fromTurnOrdering(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'layBack':
      layBack.apply(state, move, emit)
      toTurnActing(state, emit)
      return true
    case 'sell':
      sell.apply(state, move, emit)
      state.at = 'turn.ordering'
      return true
    case 'repay':
      repay.apply(state, move, emit)
      state.at = 'turn.ordering'
      return true
    default:
      return false
  }
}

function fromTurnPrice(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'pay':
      pay.apply(state, move, emit)
      steps.closeDeal(state, emit)
      toTurnPaid(state, emit)
      return true
    case 'borrow':
      borrow.apply(state, move, emit)
      state.at = 'turn.price'
      return true
    case 'sell':
      sell.apply(state, move, emit)
      state.at = 'turn.price'
      return true
    case 'repay':
      repay.apply(state, move, emit)
      state.at = 'turn.price'
      return true
    default:
      return false
  }
}

function fromTurnClosed(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'buy':
      buy.apply(state, move, emit)
      state.at = 'turn.closed'
      return true
    case 'endTurn':
      endTurn.apply(state, move, emit)
      toTurnEnded(state, emit)
      return true
    case 'takeOffer':
      takeOffer.apply(state, move, emit)
      state.at = 'turn.closed'
      return true
    case 'enter':
      enter.apply(state, move, emit)
      toTurnFeeDue(state, emit)
      return true
    case 'supply':
      supply.apply(state, move, emit)
      toTurnSupplied(state, emit)
      return true
    case 'borrow':
      borrow.apply(state, move, emit)
      state.at = 'turn.closed'
      return true
    case 'construct':
      construct.apply(state, move, emit)
      state.at = 'turn.closed'
      return true
    case 'buildShip':
      buildShip.apply(state, move, emit)
      state.at = 'turn.closed'
      return true
    case 'exchangeShip':
      exchangeShip.apply(state, move, emit)
      state.at = 'turn.closed'
      return true
    case 'sell':
      sell.apply(state, move, emit)
      state.at = 'turn.closed'
      return true
    case 'repay':
      repay.apply(state, move, emit)
      state.at = 'turn.closed'
      return true
    default:
      return false
  }
}

function fromRoundEndFeeding(state: State, move: Move, emit: Emit): boolean {
  switch (move.do) {
    case 'pay':
      pay.apply(state, move, emit)
      steps.askNext(state)
      toRoundEndAsking(state, emit)
      return true
    case 'borrow':
      borrow.apply(state, move, emit)
      steps.askNext(state)
      toRoundEndAsking(state, emit)
      return true
    case 'sell':
      sell.apply(state, move, emit)
      toRoundEndAsking(state, emit)
      return true
    case 'repay':
      repay.apply(state, move, emit)
      toRoundEndAsking(state, emit)
      return true
    default:
      return false
  }
}

// Whether a move keeps every rule of its act.

const supplyRules = {
  'final.no-supply': checkOf(supply, 'final.no-supply'),
  'turn.supply-once': checkOf(supply, 'turn.supply-once'),
}
const keepsSupply = (state: State, move: Move): boolean =>
  supplyRules['final.no-supply'].keeps(state, move) &&
  supplyRules['turn.supply-once'].keeps(state, move)

const takeOfferRules = {
  'turn.supply-first': checkOf(takeOffer, 'turn.supply-first'),
  'turn.main-action-once': checkOf(takeOffer, 'turn.main-action-once'),
  'offer.not-empty': checkOf(takeOffer, 'offer.not-empty'),
}
const keepsTakeOffer = (state: State, move: Move): boolean =>
  takeOfferRules['turn.supply-first'].keeps(state, move) &&
  takeOfferRules['turn.main-action-once'].keeps(state, move) &&
  takeOfferRules['offer.not-empty'].keeps(state, move)

const enterRules = {
  'turn.supply-first': checkOf(enter, 'turn.supply-first'),
  'turn.main-action-once': checkOf(enter, 'turn.main-action-once'),
  'enter.built-only': checkOf(enter, 'enter.built-only'),
  'enter.not-locked': checkOf(enter, 'enter.not-locked'),
  'enter.not-own-disc': checkOf(enter, 'enter.not-own-disc'),
  'final.own-disc-closed': checkOf(enter, 'final.own-disc-closed'),
  'enter.not-occupied': checkOf(enter, 'enter.not-occupied'),
  'enter.fee-first': checkOf(enter, 'enter.fee-first'),
  'enter.must-act': checkOf(enter, 'enter.must-act'),
}
const keepsEnter = (state: State, move: Move): boolean =>
  enterRules['turn.supply-first'].keeps(state, move) &&
  enterRules['turn.main-action-once'].keeps(state, move) &&
  enterRules['enter.built-only'].keeps(state, move) &&
  enterRules['enter.not-locked'].keeps(state, move) &&
  enterRules['enter.not-own-disc'].keeps(state, move) &&
  enterRules['final.own-disc-closed'].keeps(state, move) &&
  enterRules['enter.not-occupied'].keeps(state, move) &&
  enterRules['enter.fee-first'].keeps(state, move) &&
  enterRules['enter.must-act'].keeps(state, move)

const endTurnRules = {
  'turn.no-pass': checkOf(endTurn, 'turn.no-pass'),
}
const keepsEndTurn = (state: State, move: Move): boolean =>
  endTurnRules['turn.no-pass'].keeps(state, move)

const payRules = {
  'pay.held': checkOf(pay, 'pay.held'),
  'pay.no-food-for-franc': checkOf(pay, 'pay.no-food-for-franc'),
  'pay.whole': checkOf(pay, 'pay.whole'),
  'pay.no-superfluous-token': checkOf(pay, 'pay.no-superfluous-token'),
  'enter.must-act': checkOf(pay, 'enter.must-act'),
}
const keepsPay = (state: State, move: Move): boolean =>
  payRules['pay.held'].keeps(state, move) &&
  payRules['pay.no-food-for-franc'].keeps(state, move) &&
  payRules['pay.whole'].keeps(state, move) &&
  payRules['pay.no-superfluous-token'].keeps(state, move) &&
  payRules['enter.must-act'].keeps(state, move)

const borrowRules = {
  'loan.only-when-short': checkOf(borrow, 'loan.only-when-short'),
  'loan.fewest': checkOf(borrow, 'loan.fewest'),
}
const keepsBorrow = (state: State, move: Move): boolean =>
  borrowRules['loan.only-when-short'].keeps(state, move) &&
  borrowRules['loan.fewest'].keeps(state, move)

const repayRules = {
  'loan.repay': checkOf(repay, 'loan.repay'),
}
const keepsRepay = (state: State, move: Move): boolean =>
  repayRules['loan.repay'].keeps(state, move)

const buyRules = {
  'buy.own-turn': checkOf(buy, 'buy.own-turn'),
  'buy.not-in-final-stage': checkOf(buy, 'buy.not-in-final-stage'),
  'buy.not-for-sale': checkOf(buy, 'buy.not-for-sale'),
  'buy.top-or-town': checkOf(buy, 'buy.top-or-town'),
  'buy.not-back-same-turn': checkOf(buy, 'buy.not-back-same-turn'),
  'buy.price': checkOf(buy, 'buy.price'),
}
const keepsBuy = (state: State, move: Move): boolean =>
  buyRules['buy.own-turn'].keeps(state, move) &&
  buyRules['buy.not-in-final-stage'].keeps(state, move) &&
  buyRules['buy.not-for-sale'].keeps(state, move) &&
  buyRules['buy.top-or-town'].keeps(state, move) &&
  buyRules['buy.not-back-same-turn'].keeps(state, move) &&
  buyRules['buy.price'].keeps(state, move)

const sellRules = {
  'sell.not-during-action': checkOf(sell, 'sell.not-during-action'),
  'sell.any-turn': checkOf(sell, 'sell.any-turn'),
  'sell.own-card': checkOf(sell, 'sell.own-card'),
}
const keepsSell = (state: State, move: Move): boolean =>
  sellRules['sell.not-during-action'].keeps(state, move) &&
  sellRules['sell.any-turn'].keeps(state, move) &&
  sellRules['sell.own-card'].keeps(state, move)

const constructRules = {
  'construct.firm-two': checkOf(construct, 'construct.firm-two'),
  'construct.firm-only': checkOf(construct, 'construct.firm-only'),
  'construct.not-town': checkOf(construct, 'construct.not-town'),
  'construct.not-constructible': checkOf(construct, 'construct.not-constructible'),
  'construct.top-card': checkOf(construct, 'construct.top-card'),
  'construct.sawmill': checkOf(construct, 'construct.sawmill'),
  'construct.material': checkOf(construct, 'construct.material'),
}
const keepsConstruct = (state: State, move: Move): boolean =>
  constructRules['construct.firm-two'].keeps(state, move) &&
  constructRules['construct.firm-only'].keeps(state, move) &&
  constructRules['construct.not-town'].keeps(state, move) &&
  constructRules['construct.not-constructible'].keeps(state, move) &&
  constructRules['construct.top-card'].keeps(state, move) &&
  constructRules['construct.sawmill'].keeps(state, move) &&
  constructRules['construct.material'].keeps(state, move)

const keepsStop = (_state: State, _move: Move): boolean => true

const buildShipRules = {
  'ship.one-per-visit': checkOf(buildShip, 'ship.one-per-visit'),
  'ship.wharf-only': checkOf(buildShip, 'ship.wharf-only'),
  'ship.top-card': checkOf(buildShip, 'ship.top-card'),
  'ship.material': checkOf(buildShip, 'ship.material'),
  'ship.modernise': checkOf(buildShip, 'ship.modernise'),
  'ship.energy': checkOf(buildShip, 'ship.energy'),
}
const keepsBuildShip = (state: State, move: Move): boolean =>
  buildShipRules['ship.one-per-visit'].keeps(state, move) &&
  buildShipRules['ship.wharf-only'].keeps(state, move) &&
  buildShipRules['ship.top-card'].keeps(state, move) &&
  buildShipRules['ship.material'].keeps(state, move) &&
  buildShipRules['ship.modernise'].keeps(state, move) &&
  buildShipRules['ship.energy'].keeps(state, move)

const exchangeShipRules = {
  'ship.one-per-visit': checkOf(exchangeShip, 'ship.one-per-visit'),
  'ship.yacht-exchange': checkOf(exchangeShip, 'ship.yacht-exchange'),
}
const keepsExchangeShip = (state: State, move: Move): boolean =>
  exchangeShipRules['ship.one-per-visit'].keeps(state, move) &&
  exchangeShipRules['ship.yacht-exchange'].keeps(state, move)

const useRules = {
  'action.any-number': checkOf(use, 'action.any-number'),
  'action.limit': checkOf(use, 'action.limit'),
  'action.return-loans': checkOf(use, 'action.return-loans'),
  'pay.held': checkOf(use, 'pay.held'),
  'action.energy': checkOf(use, 'action.energy'),
}
const keepsUse = (state: State, move: Move): boolean =>
  useRules['action.any-number'].keeps(state, move) &&
  useRules['action.limit'].keeps(state, move) &&
  useRules['action.return-loans'].keeps(state, move) &&
  useRules['pay.held'].keeps(state, move) &&
  useRules['action.energy'].keeps(state, move)

const tradeRules = {
  'action.any-number': checkOf(trade, 'action.any-number'),
  'action.limit': checkOf(trade, 'action.limit'),
  'action.trade': checkOf(trade, 'action.trade'),
}
const keepsTrade = (state: State, move: Move): boolean =>
  tradeRules['action.any-number'].keeps(state, move) &&
  tradeRules['action.limit'].keeps(state, move) &&
  tradeRules['action.trade'].keeps(state, move)

const chooseRules = {
  'action.choose': checkOf(choose, 'action.choose'),
}
const keepsChoose = (state: State, move: Move): boolean =>
  chooseRules['action.choose'].keeps(state, move)

const exchangeRules = {
  'action.exchange': checkOf(exchange, 'action.exchange'),
  'pay.held': checkOf(exchange, 'pay.held'),
}
const keepsExchange = (state: State, move: Move): boolean =>
  exchangeRules['action.exchange'].keeps(state, move) &&
  exchangeRules['pay.held'].keeps(state, move)

const sellGoodsRules = {
  'pay.held': checkOf(sellGoods, 'pay.held'),
  'action.sell-goods': checkOf(sellGoods, 'action.sell-goods'),
}
const keepsSellGoods = (state: State, move: Move): boolean =>
  sellGoodsRules['pay.held'].keeps(state, move) &&
  sellGoodsRules['action.sell-goods'].keeps(state, move)

const shipRules = {
  'action.any-number': checkOf(ship, 'action.any-number'),
  'pay.held': checkOf(ship, 'pay.held'),
  'action.capacity': checkOf(ship, 'action.capacity'),
  'pay.token-once': checkOf(ship, 'pay.token-once'),
  'action.energy': checkOf(ship, 'action.energy'),
}
const keepsShip = (state: State, move: Move): boolean =>
  shipRules['action.any-number'].keeps(state, move) &&
  shipRules['pay.held'].keeps(state, move) &&
  shipRules['action.capacity'].keeps(state, move) &&
  shipRules['pay.token-once'].keeps(state, move) &&
  shipRules['action.energy'].keeps(state, move)

const haulRules = {
  'action.haul-neighbours': checkOf(haul, 'action.haul-neighbours'),
}
const keepsHaul = (state: State, move: Move): boolean =>
  haulRules['action.haul-neighbours'].keeps(state, move)

const displaceRules = {
  'action.displace': checkOf(displace, 'action.displace'),
}
const keepsDisplace = (state: State, move: Move): boolean =>
  displaceRules['action.displace'].keeps(state, move)

const keepsLayBack = (_state: State, _move: Move): boolean => true

function keeps(state: State, move: Move): boolean {
  switch (move.do) {
    case 'supply':
      return keepsSupply(state, move)
    case 'takeOffer':
      return keepsTakeOffer(state, move)
    case 'enter':
      return keepsEnter(state, move)
    case 'endTurn':
      return keepsEndTurn(state, move)
    case 'pay':
      return keepsPay(state, move)
    case 'borrow':
      return keepsBorrow(state, move)
    case 'repay':
      return keepsRepay(state, move)
    case 'buy':
      return keepsBuy(state, move)
    case 'sell':
      return keepsSell(state, move)
    case 'construct':
      return keepsConstruct(state, move)
    case 'stop':
      return keepsStop(state, move)
    case 'buildShip':
      return keepsBuildShip(state, move)
    case 'exchangeShip':
      return keepsExchangeShip(state, move)
    case 'use':
      return keepsUse(state, move)
    case 'trade':
      return keepsTrade(state, move)
    case 'choose':
      return keepsChoose(state, move)
    case 'exchange':
      return keepsExchange(state, move)
    case 'sellGoods':
      return keepsSellGoods(state, move)
    case 'ship':
      return keepsShip(state, move)
    case 'haul':
      return keepsHaul(state, move)
    case 'displace':
      return keepsDisplace(state, move)
    case 'layBack':
      return keepsLayBack(state, move)
    default:
      return false
  }
}

// Whether a decision may be answered so.

function isLegalAtTurnOpened(state: State, move: Move): boolean {
  switch (move.do) {
    case 'supply':
      return keepsSupply(state, move)
    case 'buy':
      return keepsBuy(state, move)
    case 'takeOffer':
      return keepsTakeOffer(state, move)
    case 'enter':
      return keepsEnter(state, move)
    case 'endTurn':
      return keepsEndTurn(state, move)
    case 'borrow':
      return keepsBorrow(state, move)
    case 'construct':
      return keepsConstruct(state, move)
    case 'buildShip':
      return keepsBuildShip(state, move)
    case 'exchangeShip':
      return keepsExchangeShip(state, move)
    case 'sell':
      return keepsSell(state, move)
    case 'repay':
      return keepsRepay(state, move)
    default:
      return false
  }
}

function isLegalAtTurnInterest(state: State, move: Move): boolean {
  switch (move.do) {
    case 'pay':
      return keepsPay(state, move)
    case 'borrow':
      return keepsBorrow(state, move)
    case 'sell':
      return keepsSell(state, move)
    case 'repay':
      return keepsRepay(state, move)
    default:
      return false
  }
}

function isLegalAtTurnMain(state: State, move: Move): boolean {
  switch (move.do) {
    case 'takeOffer':
      return keepsTakeOffer(state, move)
    case 'enter':
      return keepsEnter(state, move)
    case 'buy':
      return keepsBuy(state, move)
    case 'endTurn':
      return keepsEndTurn(state, move)
    case 'supply':
      return keepsSupply(state, move)
    case 'borrow':
      return keepsBorrow(state, move)
    case 'construct':
      return keepsConstruct(state, move)
    case 'buildShip':
      return keepsBuildShip(state, move)
    case 'exchangeShip':
      return keepsExchangeShip(state, move)
    case 'sell':
      return keepsSell(state, move)
    case 'repay':
      return keepsRepay(state, move)
    default:
      return false
  }
}

function isLegalAtTurnFee(state: State, move: Move): boolean {
  switch (move.do) {
    case 'pay':
      return keepsPay(state, move)
    case 'borrow':
      return keepsBorrow(state, move)
    case 'sell':
      return keepsSell(state, move)
    case 'repay':
      return keepsRepay(state, move)
    default:
      return false
  }
}

function isLegalAtTurnConstructing(state: State, move: Move): boolean {
  switch (move.do) {
    case 'construct':
      return keepsConstruct(state, move)
    case 'buildShip':
      return keepsBuildShip(state, move)
    case 'sell':
      return keepsSell(state, move)
    case 'repay':
      return keepsRepay(state, move)
    default:
      return false
  }
}

function isLegalAtTurnBetween(state: State, move: Move): boolean {
  switch (move.do) {
    case 'construct':
      return keepsConstruct(state, move)
    case 'buy':
      return keepsBuy(state, move)
    case 'stop':
      return keepsStop(state, move)
    case 'sell':
      return keepsSell(state, move)
    case 'repay':
      return keepsRepay(state, move)
    default:
      return false
  }
}

function isLegalAtTurnShipbuilding(state: State, move: Move): boolean {
  switch (move.do) {
    case 'buildShip':
      return keepsBuildShip(state, move)
    case 'exchangeShip':
      return keepsExchangeShip(state, move)
    case 'sell':
      return keepsSell(state, move)
    case 'repay':
      return keepsRepay(state, move)
    default:
      return false
  }
}

function isLegalAtTurnUsing(state: State, move: Move): boolean {
  switch (move.do) {
    case 'use':
      return keepsUse(state, move)
    case 'sell':
      return keepsSell(state, move)
    case 'repay':
      return keepsRepay(state, move)
    default:
      return false
  }
}

function isLegalAtTurnTrading(state: State, move: Move): boolean {
  switch (move.do) {
    case 'trade':
      return keepsTrade(state, move)
    case 'sell':
      return keepsSell(state, move)
    case 'repay':
      return keepsRepay(state, move)
    default:
      return false
  }
}

function isLegalAtTurnChoosing(state: State, move: Move): boolean {
  switch (move.do) {
    case 'choose':
      return keepsChoose(state, move)
    case 'sell':
      return keepsSell(state, move)
    case 'repay':
      return keepsRepay(state, move)
    default:
      return false
  }
}

function isLegalAtTurnExchanging(state: State, move: Move): boolean {
  switch (move.do) {
    case 'exchange':
      return keepsExchange(state, move)
    case 'sell':
      return keepsSell(state, move)
    case 'repay':
      return keepsRepay(state, move)
    default:
      return false
  }
}

function isLegalAtTurnSelling(state: State, move: Move): boolean {
  switch (move.do) {
    case 'sellGoods':
      return keepsSellGoods(state, move)
    case 'sell':
      return keepsSell(state, move)
    case 'repay':
      return keepsRepay(state, move)
    default:
      return false
  }
}

function isLegalAtTurnShipping(state: State, move: Move): boolean {
  switch (move.do) {
    case 'ship':
      return keepsShip(state, move)
    case 'sell':
      return keepsSell(state, move)
    case 'repay':
      return keepsRepay(state, move)
    default:
      return false
  }
}

function isLegalAtTurnHauling(state: State, move: Move): boolean {
  switch (move.do) {
    case 'haul':
      return keepsHaul(state, move)
    case 'sell':
      return keepsSell(state, move)
    case 'repay':
      return keepsRepay(state, move)
    default:
      return false
  }
}

function isLegalAtTurnDisplacing(state: State, move: Move): boolean {
  switch (move.do) {
    case 'displace':
      return keepsDisplace(state, move)
    case 'sell':
      return keepsSell(state, move)
    case 'repay':
      return keepsRepay(state, move)
    default:
      return false
  }
}

function isLegalAtTurnOrdering(state: State, move: Move): boolean {
  switch (move.do) {
    case 'layBack':
      return keepsLayBack(state, move)
    case 'sell':
      return keepsSell(state, move)
    case 'repay':
      return keepsRepay(state, move)
    default:
      return false
  }
}

function isLegalAtTurnPrice(state: State, move: Move): boolean {
  switch (move.do) {
    case 'pay':
      return keepsPay(state, move)
    case 'borrow':
      return keepsBorrow(state, move)
    case 'sell':
      return keepsSell(state, move)
    case 'repay':
      return keepsRepay(state, move)
    default:
      return false
  }
}

function isLegalAtTurnClosed(state: State, move: Move): boolean {
  switch (move.do) {
    case 'buy':
      return keepsBuy(state, move)
    case 'endTurn':
      return keepsEndTurn(state, move)
    case 'takeOffer':
      return keepsTakeOffer(state, move)
    case 'enter':
      return keepsEnter(state, move)
    case 'supply':
      return keepsSupply(state, move)
    case 'borrow':
      return keepsBorrow(state, move)
    case 'construct':
      return keepsConstruct(state, move)
    case 'buildShip':
      return keepsBuildShip(state, move)
    case 'exchangeShip':
      return keepsExchangeShip(state, move)
    case 'sell':
      return keepsSell(state, move)
    case 'repay':
      return keepsRepay(state, move)
    default:
      return false
  }
}

function isLegalAtRoundEndFeeding(state: State, move: Move): boolean {
  switch (move.do) {
    case 'pay':
      return keepsPay(state, move)
    case 'borrow':
      return keepsBorrow(state, move)
    case 'sell':
      return keepsSell(state, move)
    case 'repay':
      return keepsRepay(state, move)
    default:
      return false
  }
}

function isLegal(state: State, move: Move): boolean {
  switch (state.at) {
    case 'turn.opened':
      return isLegalAtTurnOpened(state, move)
    case 'turn.interest':
      return isLegalAtTurnInterest(state, move)
    case 'turn.main':
      return isLegalAtTurnMain(state, move)
    case 'turn.fee':
      return isLegalAtTurnFee(state, move)
    case 'turn.constructing':
      return isLegalAtTurnConstructing(state, move)
    case 'turn.between':
      return isLegalAtTurnBetween(state, move)
    case 'turn.shipbuilding':
      return isLegalAtTurnShipbuilding(state, move)
    case 'turn.using':
      return isLegalAtTurnUsing(state, move)
    case 'turn.trading':
      return isLegalAtTurnTrading(state, move)
    case 'turn.choosing':
      return isLegalAtTurnChoosing(state, move)
    case 'turn.exchanging':
      return isLegalAtTurnExchanging(state, move)
    case 'turn.selling':
      return isLegalAtTurnSelling(state, move)
    case 'turn.shipping':
      return isLegalAtTurnShipping(state, move)
    case 'turn.hauling':
      return isLegalAtTurnHauling(state, move)
    case 'turn.displacing':
      return isLegalAtTurnDisplacing(state, move)
    case 'turn.ordering':
      return isLegalAtTurnOrdering(state, move)
    case 'turn.price':
      return isLegalAtTurnPrice(state, move)
    case 'turn.closed':
      return isLegalAtTurnClosed(state, move)
    case 'roundEnd.feeding':
      return isLegalAtRoundEndFeeding(state, move)
    default:
      return false
  }
}

// One legal move of a decision, each as likely as any other.

function drawAtTurnOpened(state: State, random: Random): Move | null {
  const supplyMoves = supply.candidates(state) as readonly Move[]
  const supplyCount = supplyMoves.length
  const buyCount = buy.counted?.count(state) ?? 0
  const takeOfferCount = takeOffer.counted?.count(state) ?? 0
  const enterCount = enter.counted?.count(state) ?? 0
  const endTurnMoves = endTurn.candidates(state) as readonly Move[]
  const endTurnCount = endTurnMoves.length
  const borrowMoves = borrow.candidates(state) as readonly Move[]
  const borrowCount = borrowMoves.length
  const constructMoves = construct.candidates(state) as readonly Move[]
  const constructCount = constructMoves.length
  const buildShipMoves = buildShip.candidates(state) as readonly Move[]
  const buildShipCount = buildShipMoves.length
  const exchangeShipMoves = exchangeShip.candidates(state) as readonly Move[]
  const exchangeShipCount = exchangeShipMoves.length
  const sellCount = sell.counted?.count(state) ?? 0
  const repayCount = repay.counted?.count(state) ?? 0
  let left = supplyCount + buyCount + takeOfferCount + enterCount + endTurnCount + borrowCount + constructCount + buildShipCount + exchangeShipCount + sellCount + repayCount
  const order = numbersTo(left)
  while (left > 0) {
    const drawn = Math.floor(random() * left)
    let at = order[drawn] ?? 0
    if (at >= 0 && at < supplyCount) {
      const move = supplyMoves[at]
      if (move && keepsSupply(state, move)) return move
    }
    at -= supplyCount
    if (at >= 0 && at < buyCount) {
      const move = buy.counted?.at(state, at)
      if (move && keepsBuy(state, move)) return move
    }
    at -= buyCount
    if (at >= 0 && at < takeOfferCount) {
      const move = takeOffer.counted?.at(state, at)
      if (move && keepsTakeOffer(state, move)) return move
    }
    at -= takeOfferCount
    if (at >= 0 && at < enterCount) {
      const move = enter.counted?.at(state, at)
      if (move && keepsEnter(state, move)) return move
    }
    at -= enterCount
    if (at >= 0 && at < endTurnCount) {
      const move = endTurnMoves[at]
      if (move && keepsEndTurn(state, move)) return move
    }
    at -= endTurnCount
    if (at >= 0 && at < borrowCount) {
      const move = borrowMoves[at]
      if (move && keepsBorrow(state, move)) return move
    }
    at -= borrowCount
    if (at >= 0 && at < constructCount) {
      const move = constructMoves[at]
      if (move && keepsConstruct(state, move)) return move
    }
    at -= constructCount
    if (at >= 0 && at < buildShipCount) {
      const move = buildShipMoves[at]
      if (move && keepsBuildShip(state, move)) return move
    }
    at -= buildShipCount
    if (at >= 0 && at < exchangeShipCount) {
      const move = exchangeShipMoves[at]
      if (move && keepsExchangeShip(state, move)) return move
    }
    at -= exchangeShipCount
    if (at >= 0 && at < sellCount) {
      const move = sell.counted?.at(state, at)
      if (move && keepsSell(state, move)) return move
    }
    at -= sellCount
    if (at >= 0 && at < repayCount) {
      const move = repay.counted?.at(state, at)
      if (move && keepsRepay(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtTurnInterest(state: State, random: Random): Move | null {
  const borrowMoves = borrow.candidates(state) as readonly Move[]
  const borrowCount = borrowMoves.length
  const sellCount = sell.counted?.count(state) ?? 0
  const repayCount = repay.counted?.count(state) ?? 0
  let left = borrowCount + sellCount + repayCount
  if (left === 0) return pay.draw?.(state, random) ?? null
  const drawing = [pay]
  const order = numbersTo(left)
  while (left + drawing.length > 0) {
    const drawn = Math.floor(random() * (left + drawing.length))
    if (drawn >= left) {
      const [definition] = drawing.splice(drawn - left, 1)
      const found = definition?.draw?.(state, random)
      if (found) return found
      continue
    }
    let at = order[drawn] ?? 0
    if (at >= 0 && at < borrowCount) {
      const move = borrowMoves[at]
      if (move && keepsBorrow(state, move)) return move
    }
    at -= borrowCount
    if (at >= 0 && at < sellCount) {
      const move = sell.counted?.at(state, at)
      if (move && keepsSell(state, move)) return move
    }
    at -= sellCount
    if (at >= 0 && at < repayCount) {
      const move = repay.counted?.at(state, at)
      if (move && keepsRepay(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtTurnMain(state: State, random: Random): Move | null {
  const takeOfferCount = takeOffer.counted?.count(state) ?? 0
  const enterCount = enter.counted?.count(state) ?? 0
  const buyCount = buy.counted?.count(state) ?? 0
  const endTurnMoves = endTurn.candidates(state) as readonly Move[]
  const endTurnCount = endTurnMoves.length
  const supplyMoves = supply.candidates(state) as readonly Move[]
  const supplyCount = supplyMoves.length
  const borrowMoves = borrow.candidates(state) as readonly Move[]
  const borrowCount = borrowMoves.length
  const constructMoves = construct.candidates(state) as readonly Move[]
  const constructCount = constructMoves.length
  const buildShipMoves = buildShip.candidates(state) as readonly Move[]
  const buildShipCount = buildShipMoves.length
  const exchangeShipMoves = exchangeShip.candidates(state) as readonly Move[]
  const exchangeShipCount = exchangeShipMoves.length
  const sellCount = sell.counted?.count(state) ?? 0
  const repayCount = repay.counted?.count(state) ?? 0
  let left = takeOfferCount + enterCount + buyCount + endTurnCount + supplyCount + borrowCount + constructCount + buildShipCount + exchangeShipCount + sellCount + repayCount
  const order = numbersTo(left)
  while (left > 0) {
    const drawn = Math.floor(random() * left)
    let at = order[drawn] ?? 0
    if (at >= 0 && at < takeOfferCount) {
      const move = takeOffer.counted?.at(state, at)
      if (move && keepsTakeOffer(state, move)) return move
    }
    at -= takeOfferCount
    if (at >= 0 && at < enterCount) {
      const move = enter.counted?.at(state, at)
      if (move && keepsEnter(state, move)) return move
    }
    at -= enterCount
    if (at >= 0 && at < buyCount) {
      const move = buy.counted?.at(state, at)
      if (move && keepsBuy(state, move)) return move
    }
    at -= buyCount
    if (at >= 0 && at < endTurnCount) {
      const move = endTurnMoves[at]
      if (move && keepsEndTurn(state, move)) return move
    }
    at -= endTurnCount
    if (at >= 0 && at < supplyCount) {
      const move = supplyMoves[at]
      if (move && keepsSupply(state, move)) return move
    }
    at -= supplyCount
    if (at >= 0 && at < borrowCount) {
      const move = borrowMoves[at]
      if (move && keepsBorrow(state, move)) return move
    }
    at -= borrowCount
    if (at >= 0 && at < constructCount) {
      const move = constructMoves[at]
      if (move && keepsConstruct(state, move)) return move
    }
    at -= constructCount
    if (at >= 0 && at < buildShipCount) {
      const move = buildShipMoves[at]
      if (move && keepsBuildShip(state, move)) return move
    }
    at -= buildShipCount
    if (at >= 0 && at < exchangeShipCount) {
      const move = exchangeShipMoves[at]
      if (move && keepsExchangeShip(state, move)) return move
    }
    at -= exchangeShipCount
    if (at >= 0 && at < sellCount) {
      const move = sell.counted?.at(state, at)
      if (move && keepsSell(state, move)) return move
    }
    at -= sellCount
    if (at >= 0 && at < repayCount) {
      const move = repay.counted?.at(state, at)
      if (move && keepsRepay(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtTurnFee(state: State, random: Random): Move | null {
  const borrowMoves = borrow.candidates(state) as readonly Move[]
  const borrowCount = borrowMoves.length
  const sellCount = sell.counted?.count(state) ?? 0
  const repayCount = repay.counted?.count(state) ?? 0
  let left = borrowCount + sellCount + repayCount
  if (left === 0) return pay.draw?.(state, random) ?? null
  const drawing = [pay]
  const order = numbersTo(left)
  while (left + drawing.length > 0) {
    const drawn = Math.floor(random() * (left + drawing.length))
    if (drawn >= left) {
      const [definition] = drawing.splice(drawn - left, 1)
      const found = definition?.draw?.(state, random)
      if (found) return found
      continue
    }
    let at = order[drawn] ?? 0
    if (at >= 0 && at < borrowCount) {
      const move = borrowMoves[at]
      if (move && keepsBorrow(state, move)) return move
    }
    at -= borrowCount
    if (at >= 0 && at < sellCount) {
      const move = sell.counted?.at(state, at)
      if (move && keepsSell(state, move)) return move
    }
    at -= sellCount
    if (at >= 0 && at < repayCount) {
      const move = repay.counted?.at(state, at)
      if (move && keepsRepay(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtTurnConstructing(state: State, random: Random): Move | null {
  const constructMoves = construct.candidates(state) as readonly Move[]
  const constructCount = constructMoves.length
  const buildShipMoves = buildShip.candidates(state) as readonly Move[]
  const buildShipCount = buildShipMoves.length
  const sellCount = sell.counted?.count(state) ?? 0
  const repayCount = repay.counted?.count(state) ?? 0
  let left = constructCount + buildShipCount + sellCount + repayCount
  const order = numbersTo(left)
  while (left > 0) {
    const drawn = Math.floor(random() * left)
    let at = order[drawn] ?? 0
    if (at >= 0 && at < constructCount) {
      const move = constructMoves[at]
      if (move && keepsConstruct(state, move)) return move
    }
    at -= constructCount
    if (at >= 0 && at < buildShipCount) {
      const move = buildShipMoves[at]
      if (move && keepsBuildShip(state, move)) return move
    }
    at -= buildShipCount
    if (at >= 0 && at < sellCount) {
      const move = sell.counted?.at(state, at)
      if (move && keepsSell(state, move)) return move
    }
    at -= sellCount
    if (at >= 0 && at < repayCount) {
      const move = repay.counted?.at(state, at)
      if (move && keepsRepay(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtTurnBetween(state: State, random: Random): Move | null {
  const constructMoves = construct.candidates(state) as readonly Move[]
  const constructCount = constructMoves.length
  const buyCount = buy.counted?.count(state) ?? 0
  const stopMoves = stop.candidates(state) as readonly Move[]
  const stopCount = stopMoves.length
  const sellCount = sell.counted?.count(state) ?? 0
  const repayCount = repay.counted?.count(state) ?? 0
  let left = constructCount + buyCount + stopCount + sellCount + repayCount
  const order = numbersTo(left)
  while (left > 0) {
    const drawn = Math.floor(random() * left)
    let at = order[drawn] ?? 0
    if (at >= 0 && at < constructCount) {
      const move = constructMoves[at]
      if (move && keepsConstruct(state, move)) return move
    }
    at -= constructCount
    if (at >= 0 && at < buyCount) {
      const move = buy.counted?.at(state, at)
      if (move && keepsBuy(state, move)) return move
    }
    at -= buyCount
    if (at >= 0 && at < stopCount) {
      const move = stopMoves[at]
      if (move && keepsStop(state, move)) return move
    }
    at -= stopCount
    if (at >= 0 && at < sellCount) {
      const move = sell.counted?.at(state, at)
      if (move && keepsSell(state, move)) return move
    }
    at -= sellCount
    if (at >= 0 && at < repayCount) {
      const move = repay.counted?.at(state, at)
      if (move && keepsRepay(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtTurnShipbuilding(state: State, random: Random): Move | null {
  const buildShipMoves = buildShip.candidates(state) as readonly Move[]
  const buildShipCount = buildShipMoves.length
  const exchangeShipMoves = exchangeShip.candidates(state) as readonly Move[]
  const exchangeShipCount = exchangeShipMoves.length
  const sellCount = sell.counted?.count(state) ?? 0
  const repayCount = repay.counted?.count(state) ?? 0
  let left = buildShipCount + exchangeShipCount + sellCount + repayCount
  const order = numbersTo(left)
  while (left > 0) {
    const drawn = Math.floor(random() * left)
    let at = order[drawn] ?? 0
    if (at >= 0 && at < buildShipCount) {
      const move = buildShipMoves[at]
      if (move && keepsBuildShip(state, move)) return move
    }
    at -= buildShipCount
    if (at >= 0 && at < exchangeShipCount) {
      const move = exchangeShipMoves[at]
      if (move && keepsExchangeShip(state, move)) return move
    }
    at -= exchangeShipCount
    if (at >= 0 && at < sellCount) {
      const move = sell.counted?.at(state, at)
      if (move && keepsSell(state, move)) return move
    }
    at -= sellCount
    if (at >= 0 && at < repayCount) {
      const move = repay.counted?.at(state, at)
      if (move && keepsRepay(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtTurnUsing(state: State, random: Random): Move | null {
  const useCount = use.counted?.count(state) ?? 0
  const sellCount = sell.counted?.count(state) ?? 0
  const repayCount = repay.counted?.count(state) ?? 0
  let left = useCount + sellCount + repayCount
  const order = numbersTo(left)
  while (left > 0) {
    const drawn = Math.floor(random() * left)
    let at = order[drawn] ?? 0
    if (at >= 0 && at < useCount) {
      const move = use.counted?.at(state, at)
      if (move && keepsUse(state, move)) return move
    }
    at -= useCount
    if (at >= 0 && at < sellCount) {
      const move = sell.counted?.at(state, at)
      if (move && keepsSell(state, move)) return move
    }
    at -= sellCount
    if (at >= 0 && at < repayCount) {
      const move = repay.counted?.at(state, at)
      if (move && keepsRepay(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtTurnTrading(state: State, random: Random): Move | null {
  const tradeMoves = trade.candidates(state) as readonly Move[]
  const tradeCount = tradeMoves.length
  const sellCount = sell.counted?.count(state) ?? 0
  const repayCount = repay.counted?.count(state) ?? 0
  let left = tradeCount + sellCount + repayCount
  const order = numbersTo(left)
  while (left > 0) {
    const drawn = Math.floor(random() * left)
    let at = order[drawn] ?? 0
    if (at >= 0 && at < tradeCount) {
      const move = tradeMoves[at]
      if (move && keepsTrade(state, move)) return move
    }
    at -= tradeCount
    if (at >= 0 && at < sellCount) {
      const move = sell.counted?.at(state, at)
      if (move && keepsSell(state, move)) return move
    }
    at -= sellCount
    if (at >= 0 && at < repayCount) {
      const move = repay.counted?.at(state, at)
      if (move && keepsRepay(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtTurnChoosing(state: State, random: Random): Move | null {
  const sellCount = sell.counted?.count(state) ?? 0
  const repayCount = repay.counted?.count(state) ?? 0
  let left = sellCount + repayCount
  if (left === 0) return choose.draw?.(state, random) ?? null
  const drawing = [choose]
  const order = numbersTo(left)
  while (left + drawing.length > 0) {
    const drawn = Math.floor(random() * (left + drawing.length))
    if (drawn >= left) {
      const [definition] = drawing.splice(drawn - left, 1)
      const found = definition?.draw?.(state, random)
      if (found) return found
      continue
    }
    let at = order[drawn] ?? 0
    if (at >= 0 && at < sellCount) {
      const move = sell.counted?.at(state, at)
      if (move && keepsSell(state, move)) return move
    }
    at -= sellCount
    if (at >= 0 && at < repayCount) {
      const move = repay.counted?.at(state, at)
      if (move && keepsRepay(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtTurnExchanging(state: State, random: Random): Move | null {
  const sellCount = sell.counted?.count(state) ?? 0
  const repayCount = repay.counted?.count(state) ?? 0
  let left = sellCount + repayCount
  if (left === 0) return exchange.draw?.(state, random) ?? null
  const drawing = [exchange]
  const order = numbersTo(left)
  while (left + drawing.length > 0) {
    const drawn = Math.floor(random() * (left + drawing.length))
    if (drawn >= left) {
      const [definition] = drawing.splice(drawn - left, 1)
      const found = definition?.draw?.(state, random)
      if (found) return found
      continue
    }
    let at = order[drawn] ?? 0
    if (at >= 0 && at < sellCount) {
      const move = sell.counted?.at(state, at)
      if (move && keepsSell(state, move)) return move
    }
    at -= sellCount
    if (at >= 0 && at < repayCount) {
      const move = repay.counted?.at(state, at)
      if (move && keepsRepay(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtTurnSelling(state: State, random: Random): Move | null {
  const sellCount = sell.counted?.count(state) ?? 0
  const repayCount = repay.counted?.count(state) ?? 0
  let left = sellCount + repayCount
  if (left === 0) return sellGoods.draw?.(state, random) ?? null
  const drawing = [sellGoods]
  const order = numbersTo(left)
  while (left + drawing.length > 0) {
    const drawn = Math.floor(random() * (left + drawing.length))
    if (drawn >= left) {
      const [definition] = drawing.splice(drawn - left, 1)
      const found = definition?.draw?.(state, random)
      if (found) return found
      continue
    }
    let at = order[drawn] ?? 0
    if (at >= 0 && at < sellCount) {
      const move = sell.counted?.at(state, at)
      if (move && keepsSell(state, move)) return move
    }
    at -= sellCount
    if (at >= 0 && at < repayCount) {
      const move = repay.counted?.at(state, at)
      if (move && keepsRepay(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtTurnShipping(state: State, random: Random): Move | null {
  const sellCount = sell.counted?.count(state) ?? 0
  const repayCount = repay.counted?.count(state) ?? 0
  let left = sellCount + repayCount
  if (left === 0) return ship.draw?.(state, random) ?? null
  const drawing = [ship]
  const order = numbersTo(left)
  while (left + drawing.length > 0) {
    const drawn = Math.floor(random() * (left + drawing.length))
    if (drawn >= left) {
      const [definition] = drawing.splice(drawn - left, 1)
      const found = definition?.draw?.(state, random)
      if (found) return found
      continue
    }
    let at = order[drawn] ?? 0
    if (at >= 0 && at < sellCount) {
      const move = sell.counted?.at(state, at)
      if (move && keepsSell(state, move)) return move
    }
    at -= sellCount
    if (at >= 0 && at < repayCount) {
      const move = repay.counted?.at(state, at)
      if (move && keepsRepay(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtTurnHauling(state: State, random: Random): Move | null {
  const haulMoves = haul.candidates(state) as readonly Move[]
  const haulCount = haulMoves.length
  const sellCount = sell.counted?.count(state) ?? 0
  const repayCount = repay.counted?.count(state) ?? 0
  let left = haulCount + sellCount + repayCount
  const order = numbersTo(left)
  while (left > 0) {
    const drawn = Math.floor(random() * left)
    let at = order[drawn] ?? 0
    if (at >= 0 && at < haulCount) {
      const move = haulMoves[at]
      if (move && keepsHaul(state, move)) return move
    }
    at -= haulCount
    if (at >= 0 && at < sellCount) {
      const move = sell.counted?.at(state, at)
      if (move && keepsSell(state, move)) return move
    }
    at -= sellCount
    if (at >= 0 && at < repayCount) {
      const move = repay.counted?.at(state, at)
      if (move && keepsRepay(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtTurnDisplacing(state: State, random: Random): Move | null {
  const displaceMoves = displace.candidates(state) as readonly Move[]
  const displaceCount = displaceMoves.length
  const sellCount = sell.counted?.count(state) ?? 0
  const repayCount = repay.counted?.count(state) ?? 0
  let left = displaceCount + sellCount + repayCount
  const order = numbersTo(left)
  while (left > 0) {
    const drawn = Math.floor(random() * left)
    let at = order[drawn] ?? 0
    if (at >= 0 && at < displaceCount) {
      const move = displaceMoves[at]
      if (move && keepsDisplace(state, move)) return move
    }
    at -= displaceCount
    if (at >= 0 && at < sellCount) {
      const move = sell.counted?.at(state, at)
      if (move && keepsSell(state, move)) return move
    }
    at -= sellCount
    if (at >= 0 && at < repayCount) {
      const move = repay.counted?.at(state, at)
      if (move && keepsRepay(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtTurnOrdering(state: State, random: Random): Move | null {
  const layBackMoves = layBack.candidates(state) as readonly Move[]
  const layBackCount = layBackMoves.length
  const sellCount = sell.counted?.count(state) ?? 0
  const repayCount = repay.counted?.count(state) ?? 0
  let left = layBackCount + sellCount + repayCount
  const order = numbersTo(left)
  while (left > 0) {
    const drawn = Math.floor(random() * left)
    let at = order[drawn] ?? 0
    if (at >= 0 && at < layBackCount) {
      const move = layBackMoves[at]
      if (move && keepsLayBack(state, move)) return move
    }
    at -= layBackCount
    if (at >= 0 && at < sellCount) {
      const move = sell.counted?.at(state, at)
      if (move && keepsSell(state, move)) return move
    }
    at -= sellCount
    if (at >= 0 && at < repayCount) {
      const move = repay.counted?.at(state, at)
      if (move && keepsRepay(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtTurnPrice(state: State, random: Random): Move | null {
  const borrowMoves = borrow.candidates(state) as readonly Move[]
  const borrowCount = borrowMoves.length
  const sellCount = sell.counted?.count(state) ?? 0
  const repayCount = repay.counted?.count(state) ?? 0
  let left = borrowCount + sellCount + repayCount
  if (left === 0) return pay.draw?.(state, random) ?? null
  const drawing = [pay]
  const order = numbersTo(left)
  while (left + drawing.length > 0) {
    const drawn = Math.floor(random() * (left + drawing.length))
    if (drawn >= left) {
      const [definition] = drawing.splice(drawn - left, 1)
      const found = definition?.draw?.(state, random)
      if (found) return found
      continue
    }
    let at = order[drawn] ?? 0
    if (at >= 0 && at < borrowCount) {
      const move = borrowMoves[at]
      if (move && keepsBorrow(state, move)) return move
    }
    at -= borrowCount
    if (at >= 0 && at < sellCount) {
      const move = sell.counted?.at(state, at)
      if (move && keepsSell(state, move)) return move
    }
    at -= sellCount
    if (at >= 0 && at < repayCount) {
      const move = repay.counted?.at(state, at)
      if (move && keepsRepay(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtTurnClosed(state: State, random: Random): Move | null {
  const buyCount = buy.counted?.count(state) ?? 0
  const endTurnMoves = endTurn.candidates(state) as readonly Move[]
  const endTurnCount = endTurnMoves.length
  const takeOfferCount = takeOffer.counted?.count(state) ?? 0
  const enterCount = enter.counted?.count(state) ?? 0
  const supplyMoves = supply.candidates(state) as readonly Move[]
  const supplyCount = supplyMoves.length
  const borrowMoves = borrow.candidates(state) as readonly Move[]
  const borrowCount = borrowMoves.length
  const constructMoves = construct.candidates(state) as readonly Move[]
  const constructCount = constructMoves.length
  const buildShipMoves = buildShip.candidates(state) as readonly Move[]
  const buildShipCount = buildShipMoves.length
  const exchangeShipMoves = exchangeShip.candidates(state) as readonly Move[]
  const exchangeShipCount = exchangeShipMoves.length
  const sellCount = sell.counted?.count(state) ?? 0
  const repayCount = repay.counted?.count(state) ?? 0
  let left = buyCount + endTurnCount + takeOfferCount + enterCount + supplyCount + borrowCount + constructCount + buildShipCount + exchangeShipCount + sellCount + repayCount
  const order = numbersTo(left)
  while (left > 0) {
    const drawn = Math.floor(random() * left)
    let at = order[drawn] ?? 0
    if (at >= 0 && at < buyCount) {
      const move = buy.counted?.at(state, at)
      if (move && keepsBuy(state, move)) return move
    }
    at -= buyCount
    if (at >= 0 && at < endTurnCount) {
      const move = endTurnMoves[at]
      if (move && keepsEndTurn(state, move)) return move
    }
    at -= endTurnCount
    if (at >= 0 && at < takeOfferCount) {
      const move = takeOffer.counted?.at(state, at)
      if (move && keepsTakeOffer(state, move)) return move
    }
    at -= takeOfferCount
    if (at >= 0 && at < enterCount) {
      const move = enter.counted?.at(state, at)
      if (move && keepsEnter(state, move)) return move
    }
    at -= enterCount
    if (at >= 0 && at < supplyCount) {
      const move = supplyMoves[at]
      if (move && keepsSupply(state, move)) return move
    }
    at -= supplyCount
    if (at >= 0 && at < borrowCount) {
      const move = borrowMoves[at]
      if (move && keepsBorrow(state, move)) return move
    }
    at -= borrowCount
    if (at >= 0 && at < constructCount) {
      const move = constructMoves[at]
      if (move && keepsConstruct(state, move)) return move
    }
    at -= constructCount
    if (at >= 0 && at < buildShipCount) {
      const move = buildShipMoves[at]
      if (move && keepsBuildShip(state, move)) return move
    }
    at -= buildShipCount
    if (at >= 0 && at < exchangeShipCount) {
      const move = exchangeShipMoves[at]
      if (move && keepsExchangeShip(state, move)) return move
    }
    at -= exchangeShipCount
    if (at >= 0 && at < sellCount) {
      const move = sell.counted?.at(state, at)
      if (move && keepsSell(state, move)) return move
    }
    at -= sellCount
    if (at >= 0 && at < repayCount) {
      const move = repay.counted?.at(state, at)
      if (move && keepsRepay(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

function drawAtRoundEndFeeding(state: State, random: Random): Move | null {
  const borrowMoves = borrow.candidates(state) as readonly Move[]
  const borrowCount = borrowMoves.length
  const sellCount = sell.counted?.count(state) ?? 0
  const repayCount = repay.counted?.count(state) ?? 0
  let left = borrowCount + sellCount + repayCount
  if (left === 0) return pay.draw?.(state, random) ?? null
  const drawing = [pay]
  const order = numbersTo(left)
  while (left + drawing.length > 0) {
    const drawn = Math.floor(random() * (left + drawing.length))
    if (drawn >= left) {
      const [definition] = drawing.splice(drawn - left, 1)
      const found = definition?.draw?.(state, random)
      if (found) return found
      continue
    }
    let at = order[drawn] ?? 0
    if (at >= 0 && at < borrowCount) {
      const move = borrowMoves[at]
      if (move && keepsBorrow(state, move)) return move
    }
    at -= borrowCount
    if (at >= 0 && at < sellCount) {
      const move = sell.counted?.at(state, at)
      if (move && keepsSell(state, move)) return move
    }
    at -= sellCount
    if (at >= 0 && at < repayCount) {
      const move = repay.counted?.at(state, at)
      if (move && keepsRepay(state, move)) return move
    }
    order[drawn] = order[--left] ?? 0
  }
  return null
}

// The same drawn and played.

function playAtTurnOpened(state: State, random: Random): boolean {
  const move = drawAtTurnOpened(state, random)
  return move !== null && fromTurnOpened(state, move, noop)
}

function playAtTurnInterest(state: State, random: Random): boolean {
  const move = drawAtTurnInterest(state, random)
  return move !== null && fromTurnInterest(state, move, noop)
}

function playAtTurnMain(state: State, random: Random): boolean {
  const move = drawAtTurnMain(state, random)
  return move !== null && fromTurnMain(state, move, noop)
}

function playAtTurnFee(state: State, random: Random): boolean {
  const move = drawAtTurnFee(state, random)
  return move !== null && fromTurnFee(state, move, noop)
}

function playAtTurnConstructing(state: State, random: Random): boolean {
  const move = drawAtTurnConstructing(state, random)
  return move !== null && fromTurnConstructing(state, move, noop)
}

function playAtTurnBetween(state: State, random: Random): boolean {
  const move = drawAtTurnBetween(state, random)
  return move !== null && fromTurnBetween(state, move, noop)
}

function playAtTurnShipbuilding(state: State, random: Random): boolean {
  const move = drawAtTurnShipbuilding(state, random)
  return move !== null && fromTurnShipbuilding(state, move, noop)
}

function playAtTurnUsing(state: State, random: Random): boolean {
  const move = drawAtTurnUsing(state, random)
  return move !== null && fromTurnUsing(state, move, noop)
}

function playAtTurnTrading(state: State, random: Random): boolean {
  const move = drawAtTurnTrading(state, random)
  return move !== null && fromTurnTrading(state, move, noop)
}

function playAtTurnChoosing(state: State, random: Random): boolean {
  const move = drawAtTurnChoosing(state, random)
  return move !== null && fromTurnChoosing(state, move, noop)
}

function playAtTurnExchanging(state: State, random: Random): boolean {
  const move = drawAtTurnExchanging(state, random)
  return move !== null && fromTurnExchanging(state, move, noop)
}

function playAtTurnSelling(state: State, random: Random): boolean {
  const move = drawAtTurnSelling(state, random)
  return move !== null && fromTurnSelling(state, move, noop)
}

function playAtTurnShipping(state: State, random: Random): boolean {
  const move = drawAtTurnShipping(state, random)
  return move !== null && fromTurnShipping(state, move, noop)
}

function playAtTurnHauling(state: State, random: Random): boolean {
  const move = drawAtTurnHauling(state, random)
  return move !== null && fromTurnHauling(state, move, noop)
}

function playAtTurnDisplacing(state: State, random: Random): boolean {
  const move = drawAtTurnDisplacing(state, random)
  return move !== null && fromTurnDisplacing(state, move, noop)
}

function playAtTurnOrdering(state: State, random: Random): boolean {
  const move = drawAtTurnOrdering(state, random)
  return move !== null && fromTurnOrdering(state, move, noop)
}

function playAtTurnPrice(state: State, random: Random): boolean {
  const move = drawAtTurnPrice(state, random)
  return move !== null && fromTurnPrice(state, move, noop)
}

function playAtTurnClosed(state: State, random: Random): boolean {
  const move = drawAtTurnClosed(state, random)
  return move !== null && fromTurnClosed(state, move, noop)
}

function playAtRoundEndFeeding(state: State, random: Random): boolean {
  const move = drawAtRoundEndFeeding(state, random)
  return move !== null && fromRoundEndFeeding(state, move, noop)
}

function step(state: State, move: Move, emit: Emit): boolean {
  switch (state.at) {
    case 'turn.opened':
      return fromTurnOpened(state, move, emit)
    case 'turn.interest':
      return fromTurnInterest(state, move, emit)
    case 'turn.main':
      return fromTurnMain(state, move, emit)
    case 'turn.fee':
      return fromTurnFee(state, move, emit)
    case 'turn.constructing':
      return fromTurnConstructing(state, move, emit)
    case 'turn.between':
      return fromTurnBetween(state, move, emit)
    case 'turn.shipbuilding':
      return fromTurnShipbuilding(state, move, emit)
    case 'turn.using':
      return fromTurnUsing(state, move, emit)
    case 'turn.trading':
      return fromTurnTrading(state, move, emit)
    case 'turn.choosing':
      return fromTurnChoosing(state, move, emit)
    case 'turn.exchanging':
      return fromTurnExchanging(state, move, emit)
    case 'turn.selling':
      return fromTurnSelling(state, move, emit)
    case 'turn.shipping':
      return fromTurnShipping(state, move, emit)
    case 'turn.hauling':
      return fromTurnHauling(state, move, emit)
    case 'turn.displacing':
      return fromTurnDisplacing(state, move, emit)
    case 'turn.ordering':
      return fromTurnOrdering(state, move, emit)
    case 'turn.price':
      return fromTurnPrice(state, move, emit)
    case 'turn.closed':
      return fromTurnClosed(state, move, emit)
    case 'roundEnd.feeding':
      return fromRoundEndFeeding(state, move, emit)
    default:
      return false
  }
}

function randomMove(state: State, random: Random): Move | null {
  switch (state.at) {
    case 'turn.opened':
      return drawAtTurnOpened(state, random)
    case 'turn.interest':
      return drawAtTurnInterest(state, random)
    case 'turn.main':
      return drawAtTurnMain(state, random)
    case 'turn.fee':
      return drawAtTurnFee(state, random)
    case 'turn.constructing':
      return drawAtTurnConstructing(state, random)
    case 'turn.between':
      return drawAtTurnBetween(state, random)
    case 'turn.shipbuilding':
      return drawAtTurnShipbuilding(state, random)
    case 'turn.using':
      return drawAtTurnUsing(state, random)
    case 'turn.trading':
      return drawAtTurnTrading(state, random)
    case 'turn.choosing':
      return drawAtTurnChoosing(state, random)
    case 'turn.exchanging':
      return drawAtTurnExchanging(state, random)
    case 'turn.selling':
      return drawAtTurnSelling(state, random)
    case 'turn.shipping':
      return drawAtTurnShipping(state, random)
    case 'turn.hauling':
      return drawAtTurnHauling(state, random)
    case 'turn.displacing':
      return drawAtTurnDisplacing(state, random)
    case 'turn.ordering':
      return drawAtTurnOrdering(state, random)
    case 'turn.price':
      return drawAtTurnPrice(state, random)
    case 'turn.closed':
      return drawAtTurnClosed(state, random)
    case 'roundEnd.feeding':
      return drawAtRoundEndFeeding(state, random)
    default:
      return null
  }
}

function playRandomMove(state: State, random: Random): boolean {
  switch (state.at) {
    case 'turn.opened':
      return playAtTurnOpened(state, random)
    case 'turn.interest':
      return playAtTurnInterest(state, random)
    case 'turn.main':
      return playAtTurnMain(state, random)
    case 'turn.fee':
      return playAtTurnFee(state, random)
    case 'turn.constructing':
      return playAtTurnConstructing(state, random)
    case 'turn.between':
      return playAtTurnBetween(state, random)
    case 'turn.shipbuilding':
      return playAtTurnShipbuilding(state, random)
    case 'turn.using':
      return playAtTurnUsing(state, random)
    case 'turn.trading':
      return playAtTurnTrading(state, random)
    case 'turn.choosing':
      return playAtTurnChoosing(state, random)
    case 'turn.exchanging':
      return playAtTurnExchanging(state, random)
    case 'turn.selling':
      return playAtTurnSelling(state, random)
    case 'turn.shipping':
      return playAtTurnShipping(state, random)
    case 'turn.hauling':
      return playAtTurnHauling(state, random)
    case 'turn.displacing':
      return playAtTurnDisplacing(state, random)
    case 'turn.ordering':
      return playAtTurnOrdering(state, random)
    case 'turn.price':
      return playAtTurnPrice(state, random)
    case 'turn.closed':
      return playAtTurnClosed(state, random)
    case 'roundEnd.feeding':
      return playAtRoundEndFeeding(state, random)
    default:
      return false
  }
}

export const compiledChart: CompiledChart<LeHavre> = { step, keeps, isLegal, randomMove, playRandomMove }
