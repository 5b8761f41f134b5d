/** What each place of the chart asks of a position that waits there. */

import { isBuilt } from '../actions/main-action.ts'
import { BUILDING } from '../buildings.ts'
import { currentEffect } from '../define-move.ts'
import type { EffectKind, EffectOf } from '../effects.ts'
import { TILE } from '../goods.ts'
import { interestDue } from '../owed.ts'
import { foodDue, isShip } from '../player.ts'
import type { Owed, Position } from '../state.ts'
import { feeOf } from '../visit.ts'
import { type BuildingId, type Decision, TILES } from '../vocabulary.ts'
import type { Report } from './problem.ts'

/** The effect that is carried out where an action waits. */
const EFFECTS: Partial<Record<Decision, readonly EffectKind[]>> = {
  'turn.constructing': ['construct'],
  'turn.between': ['construct'],
  'turn.shipbuilding': ['buildShip'],
  'turn.using': ['upgrade', 'sellTable', 'extra', 'returnLoans'],
  'turn.trading': ['trade'],
  'turn.choosing': ['choose'],
  'turn.exchanging': ['exchange'],
  'turn.selling': ['sellGoods'],
  'turn.shipping': ['ship'],
  'turn.hauling': ['haul'],
  'turn.displacing': ['displace'],
  'turn.ordering': ['peek'],
}
/** Effects that are paid for in a deal of their own. */
const DEALS: readonly EffectKind[] = [
  'construct',
  'buildShip',
  'upgrade',
  'sellTable',
  'extra',
  'returnLoans',
  'trade',
  'ship',
]

export const OWED: Partial<Record<Position['at'], Owed['for']>> = {
  'turn.interest': 'interest',
  'turn.fee': 'fee',
  'turn.price': 'deal',
  'roundEnd.feeding': 'food',
}

/** Which effect of a building is carried out at a place; -1 where it has none such. */
export const effectAt = (building: BuildingId, at: Position['at']): number =>
  at === 'turn.fee'
    ? 0
    : (BUILDING[building].effects ?? []).findIndex(({ kind }) => isEffectOf(at, kind))

const isEffectOf = (at: Position['at'], kind: EffectKind): boolean =>
  (at === 'turn.price' ? DEALS : (EFFECTS[at as Decision] ?? [])).includes(kind)

/** Whether a place lies within the action of a building. */
export const isVisit = (at: Position['at']): boolean =>
  at === 'turn.fee' || at === 'turn.price' || EFFECTS[at as Decision] !== undefined

/** Whoever is to pay has to, and was asked in turn. */
function checkDue(position: Position, report: Report): void {
  const { at, seat, active, players, phase, tiles, turn } = position
  const seats = players.length
  if (at === 'turn.interest') {
    if (TILE[tiles[turn - 1] ?? TILES[0]].interest !== true) report('turn', 'no-interest', { turn })
    if (interestDue(position, seat) === 0) report(`players.${seat}.loans`, 'no-loan', { seat })
    if ((active + phase.asked) % seats !== seat) report('phase.asked', 'asked', { seat })
  }
  if (at === 'roundEnd.feeding') {
    if (foodDue(position, seat) === 0) report('seat', 'fed', { seat })
    if ((active + 1 + phase.asked) % seats !== seat) report('phase.asked', 'asked', { seat })
  }
  const asked = at === 'turn.interest' || at === 'roundEnd.feeding'
  if (phase.asked >= (asked ? seats : 1)) report('phase.asked', 'asked', { seat })
}

/** Cards sold in this turn have left their seller. */
function checkSold(position: Position, report: Report): void {
  const { players, phase, final, active } = position
  for (const { seat, card } of phase.sold) {
    const seller = players[seat]
    if (!seller) {
      report('phase.sold', 'seat', { seat, seats: players.length })
      continue
    }
    const cards: readonly string[] = [...seller.buildings, ...seller.ships]
    const rebuilt =
      isShip(card) || BUILDING[card].exchangedFor
        ? final || (phase.constructed > 0 && seat === active)
        : false
    if (!isShip(card) && !isBuilt(position, card)) report('phase.sold', 'sold', { card })
    else if (cards.includes(card) && !rebuilt) report('phase.sold', 'sold', { card })
  }
}

/** A visit under way: of a building that stands, by the disc of whoever visits, at one of its effects. */
function checkVisit(position: Position, report: Report): void {
  const { at, phase, players, seat } = position
  const { building, constructed } = phase
  if (building === null) {
    report('phase.building', 'no-visit')
    return
  }
  // Whoever buys or sells the building between two cards has the disc at home.
  const disc = players[seat]?.disc
  if (disc !== building && !(disc === null && constructed > 0))
    report('phase.building', 'no-visit', { building })
  const effect = currentEffect(position)
  if (at === 'turn.fee') {
    if (feeOf(position, seat, building).length === 0) report('phase', 'no-fee', { building })
    if (phase.effect > 0 || constructed > 0) report('phase', 'phase', { at })
    return
  }
  if (!effect || !isEffectOf(at, effect.kind)) {
    report('phase.effect', 'no-effect', { building, at })
    return
  }
  if (effect.kind === 'construct') {
    const { most } = effect as EffectOf<'construct'>
    if (constructed >= most) report('phase.constructed', 'phase', { at })
  } else if (constructed > 0 && effect.kind === 'buildShip') report('phase', 'phase', { at })
  if ((at === 'turn.between') !== constructed > 0 && at !== 'turn.price')
    report('phase.constructed', 'phase', { at })
  if (at === 'turn.price') checkDeal(position, effect.kind, report)
}

/** What is paid for brings a card where something is built, and none elsewhere. */
function checkDeal({ phase, stacks, ships }: Position, kind: EffectKind, report: Report): void {
  if (phase.owed?.for !== 'deal') return
  const { card } = phase.owed
  const tops: readonly unknown[] = kind === 'construct' ? stacks.map(([top]) => top) : []
  const afloat: readonly unknown[] =
    kind === 'buildShip' ? Object.values(ships).map(([top]) => top) : []
  const builds = kind === 'construct' || kind === 'buildShip'
  if (builds ? card === null || ![...tops, ...afloat].includes(card) : card !== null)
    report('phase.owed', 'no-deal', { card: card ?? '' })
}

/** Whether what is remembered of the turn is what belongs to the place where it waits. */
export function checkTurn(position: Position, report: Report): void {
  const { at, phase, seat, active, final, turn, players } = position
  const { supplied, acted, building, owed, constructed } = phase
  const wrong = (): void => report('at', 'phase', { at })
  checkSold(position, report)
  if (at === 'over') {
    if (!final || building !== null || owed !== null || turn !== players.length) wrong()
    return
  }
  checkDue(position, report)
  if (final && turn >= players.length) report('turn', 'turn', { turn })
  if (!final && supplied && turn === 0) report('turn', 'turn', { turn })
  if (at === 'turn.opened' && turn >= TILES.length) report('turn', 'turn', { turn })
  if ((owed?.for ?? null) !== (OWED[at] ?? null)) report('phase.owed', 'no-deal', { card: '' })
  const visiting = isVisit(at)
  if (!acted && constructed > 0) wrong()
  else if (at === 'roundEnd.feeding') {
    if (final || building !== null || turn !== TILES.length || !acted) wrong()
  } else if (at === 'turn.interest') {
    if (final || !supplied || acted || building !== null) wrong()
  } else if (seat !== active) wrong()
  else if (at === 'turn.opened') {
    if (final || supplied || acted || building !== null) wrong()
  } else if (supplied === final) wrong()
  else if (visiting) {
    if (!acted) wrong()
    else checkVisit(position, report)
  } else if ((at === 'turn.main') === acted || building !== null) wrong()
}
