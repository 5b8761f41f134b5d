/** A deal: something is owed first, and brings something when it is paid. */

import { BUILDING } from './buildings.ts'
import { takeCard } from './cards.ts'
import { modernises } from './costs.ts'
import { currentEffect } from './define-move.ts'
import type { EffectKind, Need } from './effects.ts'
import type { Emit } from './events.ts'
import { energyDiscount, gain, isShip } from './player.ts'
import type { RuleId } from './rule-ids.ts'
import type { State } from './state.ts'
import type { CardId, Items, Seat } from './vocabulary.ts'

/** The rule behind what an effect gives. */
export const GIVES: Record<EffectKind, RuleId> = {
  construct: 'construct.top-card',
  buildShip: 'ship.top-card',
  gain: 'action.gain',
  hold: 'action.hold',
  choose: 'action.choose',
  peek: 'action.peek',
  symbols: 'action.symbols',
  emptyOffers: 'action.empty-offers',
  upgrade: 'action.upgrade',
  trade: 'action.trade',
  exchange: 'action.exchange',
  sellTable: 'action.trade',
  sellGoods: 'action.sell-goods',
  ship: 'action.ship',
  extra: 'action.extra',
  held: 'action.held',
  foreignDiscs: 'action.foreign-discs',
  returnLoans: 'action.return-loans',
  displace: 'action.displace',
  haul: 'action.haul',
}

/** Something is owed, and brings goods or a card. */
export function strike(state: State, need: Need, gain: Items, card: CardId | null = null): void {
  state.phase.owed = { for: 'deal', need, gain, card }
}

/** Tells of the energy that own cards spare, out of what a deal would have cost. */
export function emitSparedEnergy(state: State, seat: Seat, energy: number, emit: Emit): void {
  const spared = Math.min(energy, energyDiscount(state, seat))
  emit('action.wind-farm', seat, 'discount', spared, 'price', 'supply')
}

/** Tells that what could not be divided was rounded against the player. */
export function emitRounding(seat: Seat, rounded: boolean, emit: Emit): void {
  if (rounded) emit('round.against-player', seat, 'surplus', 1, 'price', 'supply')
}

/** The deal is paid: what it brings comes, and its effect is over where nothing of it is left. */
export function closeDeal(state: State, emit: Emit): void {
  const { phase, seat } = state
  const effect = currentEffect(state)
  if (!effect || phase.owed?.for !== 'deal') return
  const { gain: brings, card } = phase.owed
  gain(state, seat, brings, GIVES[effect.kind], emit)
  if (card !== null) bring(state, seat, card, emit)
  phase.owed = null
  if (card !== null) phase.constructed += 1
  if (effect.kind === 'construct' && phase.constructed < effect.most) return
  phase.effect += 1
}

function bring(state: State, seat: Seat, card: CardId, emit: Emit): void {
  const { phase } = state
  if (isShip(card)) {
    if (phase.building !== null && modernises(state, phase.building, card)) {
      state.modernised.push(phase.building)
      emit('ship.modernise', seat, 'modernised', 1, 'harbour', 'building')
    }
    takeCard(state, seat, card, 'ship.one-per-visit', emit)
    return
  }
  takeCard(
    state,
    seat,
    card,
    phase.constructed > 0 ? 'construct.firm-two' : 'construct.top-card',
    emit,
  )
}

/** An effect is carried out; the next one comes. */
export function endEffect(state: State): void {
  state.phase.effect += 1
}

/** Whether every effect of the visited building has been carried out. */
export function actionOver({ phase: { building, effect } }: State): boolean {
  return building === null || effect >= (BUILDING[building].effects?.length ?? 0)
}
