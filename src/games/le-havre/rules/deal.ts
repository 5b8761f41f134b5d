/** A deal: something is owed first, and brings something when it is paid. */

import { BUILDING } from './buildings.ts'
import { takeCard } from './cards.ts'
import { modernises } from './costs.ts'
import { currentEffect } from './define-move.ts'
import type { EffectKind, Need } from './effects.ts'
import type { Sink } from './notes.ts'
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
export function noteSparedEnergy(state: State, seat: Seat, energy: number, note: Sink): void {
  const spared = Math.min(energy, energyDiscount(state, seat))
  note('action.wind-farm', seat, 'discount', spared, 'price', 'supply')
}

/** Tells that what could not be divided was rounded against the player. */
export function noteRounding(seat: Seat, rounded: boolean, note: Sink): void {
  if (rounded) note('round.against-player', seat, 'surplus', 1, 'price', 'supply')
}

/** The deal is paid: what it brings comes, and its effect is over where nothing of it is left. */
export function closeDeal(state: State, note: Sink): void {
  const { phase, seat } = state
  const effect = currentEffect(state)
  if (!effect || phase.owed?.for !== 'deal') return
  const { gain: brings, card } = phase.owed
  gain(state, seat, brings, GIVES[effect.kind], note)
  if (card !== null) bring(state, seat, card, note)
  phase.owed = null
  if (card !== null) phase.constructed += 1
  if (effect.kind === 'construct' && phase.constructed < effect.most) return
  phase.effect += 1
}

function bring(state: State, seat: Seat, card: CardId, note: Sink): void {
  const { phase } = state
  if (isShip(card)) {
    if (phase.building !== null && modernises(state, phase.building, card)) {
      state.modernised.push(phase.building)
      note('ship.modernise', seat, 'modernised', 1, 'harbour', 'building')
    }
    takeCard(state, seat, card, 'ship.one-per-visit', note)
    return
  }
  takeCard(
    state,
    seat,
    card,
    phase.constructed > 0 ? 'construct.firm-two' : 'construct.top-card',
    note,
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
