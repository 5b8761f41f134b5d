/** The guards and steps that the statechart names. Seat order lives here and in the chart, nowhere else. */

import { onlyUse, use } from './actions/convert.ts'
import { onlyPayment, payOff } from './actions/pay.ts'
import { BUILDING } from './buildings.ts'
import { townSpecial, townStandard } from './cards.ts'
import { actionOver, closeDeal, endEffect } from './deal.ts'
import { currentEffect, visitOf } from './define-move.ts'
import type { EffectKind } from './effects.ts'
import type { Emit } from './events.ts'
import { give, givesAtOnce, hasOrder, look } from './give.ts'
import { HARVEST, TILE } from './goods.ts'
import { interestDue } from './owed.ts'
import { freshPhase } from './phase.ts'
import { foodDue, gain } from './player.ts'
import { type RoundCard, roundCards, SHIP } from './ships.ts'
import type { Player, State } from './state.ts'
import { usable } from './visit.ts'
import { TILES } from './vocabulary.ts'

type Guard = (state: State) => boolean
type Step = (state: State, emit: Emit) => void

const asksFor =
  (...kinds: EffectKind[]): Guard =>
  (state) => {
    const effect = currentEffect(state)
    return effect !== null && kinds.includes(effect.kind)
  }

const seatAfter = (state: State, seat: number): number => (seat + 1) % state.players.length

function cardOf(state: State): RoundCard {
  const card = roundCards(state.version, state.players.length)[state.round - 1]
  if (!card) throw new RangeError(`no round ${state.round}`)
  return card
}

export const guards = {
  finalStage: (state) => state.final,
  interestTile: (state) => TILE[state.tiles[state.turn - 1] ?? TILES[0]].interest === true,
  everyoneAsked: (state) => state.phase.asked >= state.players.length,
  owesInterest: (state) => interestDue(state, state.seat) > 0,
  owesFood: (state) => foodDue(state, state.seat) > 0,
  owesNothing: (state) => state.phase.owed === null,
  onePayment: (state) => onlyPayment(state) !== null,
  oneUse: (state) => onlyUse(state) !== null,
  cannotAct(state) {
    const visit = visitOf(state)
    return visit === null || !usable(visit)
  },
  actionOver,
  givesAtOnce,
  constructs: asksFor('construct'),
  buildsShips: asksFor('buildShip'),
  usesTokens: asksFor('upgrade', 'sellTable', 'extra', 'returnLoans'),
  trades: asksFor('trade'),
  choosesGoods: asksFor('choose'),
  exchanges: asksFor('exchange'),
  sellsGoods: asksFor('sellGoods'),
  ships: asksFor('ship'),
  hauls: asksFor('haul'),
  displaces: asksFor('displace'),
  hasOrder,
  constructsMore: (state) => state.phase.constructed > 0 && asksFor('construct')(state),
  turnsLeft: (state) => state.turn < (state.final ? state.players.length : TILES.length),
  lastRound: (state) => state.round >= roundCards(state.version, state.players.length).length,
} satisfies Record<string, Guard>

export const steps = {
  callInterest(state, emit) {
    emit('interest.when', state.active, 'marker', 1, 'table', 'table')
    state.phase.asked = 0
    state.seat = state.active
  },
  chargeInterest(state) {
    state.phase.owed = { for: 'interest' }
  },
  askNext(state) {
    state.phase.owed = null
    state.phase.asked += 1
    state.seat = seatAfter(state, state.seat)
  },
  backToTurn(state) {
    state.phase.asked = 0
    state.seat = state.active
  },
  payOnly(state, emit) {
    const only = onlyPayment(state)
    if (only) payOff(state, state.seat, only, emit)
  },
  useOnly(state, emit) {
    const only = onlyUse(state)
    if (only) use.apply(state, only, emit)
  },
  closeDeal,
  endEffect,
  give,
  look,
  leave(state) {
    const { sold, supplied, acted, constructed } = state.phase
    state.phase = { ...freshPhase(), sold, supplied, acted, constructed }
  },
  nextTurn: startTurn,
  harvest(state, emit) {
    emit('turn.seven-per-round', state.active, 'marker', state.turn, 'table', 'table')
    if (!cardOf(state).harvest) return
    for (const [seat, player] of state.players.entries())
      for (const { good, least } of HARVEST) {
        if (player.items[good] < least) continue
        const more = good === 'cattle' ? feedlotCattle(player) : 0
        gain(state, seat, { [good]: 1 }, 'end.harvest', emit)
        if (more > 0) gain(state, seat, { [good]: more }, 'end.feedlot', emit)
      }
  },
  callToEat(state) {
    state.phase.asked = 0
    state.seat = seatAfter(state, state.active)
  },
  chargeFood(state, emit) {
    if (state.phase.owed === null) feedByShips(state, emit)
    state.phase.owed = { for: 'food' }
  },
  feedByShips,
  townBuilding(state, emit) {
    const { town } = cardOf(state)
    if (town === 'standard') townStandard(state, emit)
    if (town === 'special') townSpecial(state, emit)
  },
  newShip(state, emit) {
    const { ship } = cardOf(state)
    state.ships[SHIP[ship].type].unshift(ship)
    emit('end.new-ship', state.active, ship, 1, 'rounds', 'ships')
  },
  startRound(state, emit) {
    state.round += 1
    state.turn = 0
    startTurn(state)
    emit('end.next-seat', state.active, 'marker', 1, 'table', 'table')
  },
  startFinal(state, emit) {
    state.turn = 0
    // Sales of the rounds close nothing here: the turn begins before it is the final stage.
    startTurn(state)
    state.final = true
    emit('final.one-action', state.active, 'marker', 1, 'table', 'table')
  },
} satisfies Record<string, Step>

/** The next seat's turn. In the final stage sales are remembered to its end. */
function startTurn(state: State): void {
  const { sold } = state.phase
  state.active = seatAfter(state, state.active)
  state.seat = state.active
  state.phase = freshPhase()
  if (state.final) state.phase.sold = sold
}

/** Tells of the food that own ships bring. */
function feedByShips(state: State, emit: Emit): void {
  const brought = cardOf(state).food - foodDue(state, state.seat)
  emit('end.feeding', state.seat, 'surplus', brought, 'price', 'supply')
}

/** Cattle that own cards add to the harvest. */
function feedlotCattle({ buildings, items }: Player): number {
  let more = 0
  for (const id of buildings) {
    const { harvest } = BUILDING[id]
    if (harvest && items.cattle >= harvest.from && items.cattle <= harvest.to)
      more += harvest.cattle - 1
  }
  return more
}

export type GuardName = keyof typeof guards
export type StepName = keyof typeof steps
