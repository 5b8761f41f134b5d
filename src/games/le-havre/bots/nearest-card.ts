/** Which card a seat comes nearest to building, for what it promises. */
import { isBuilt } from '../rules/actions/main-action.ts'
import { BUILDING, hasEffect } from '../rules/buildings.ts'
import { cardValue } from '../rules/cards.ts'
import type { Need } from '../rules/effects.ts'
import { ENERGY } from '../rules/pay.ts'
import { SHIP, SHIP_TYPE } from '../rules/ships.ts'
import { type Player, type Position, playerAt } from '../rules/state.ts'
import {
  BUILDINGS,
  type BuildingId,
  type CardId,
  type Item,
  type Seat,
  SHIP_TYPES,
} from '../rules/vocabulary.ts'
import { foodAhead } from './ahead.ts'
import { WEIGHTS as W } from './weights.ts'

/** How much of what a card takes is held, from 0 to 1; substitutes left aside. */
function shareHeld({ items }: Player, need: Need, energy: number): number {
  const burnt = ENERGY.reduce((sum, { item, worth }) => sum + worth * items[item], 0)
  let all = energy
  let held = Math.min(energy, burnt)
  for (const key in need) {
    const item = key as Item
    const count = need[item] ?? 0
    all += count
    held += Math.min(count, items[item])
  }
  return held / all
}

const ENERGY_OF_SHIP = 3

/** The buildings at which ships are built. */
export const WHARVES: readonly BuildingId[] = BUILDINGS.filter((id) => hasEffect(id, 'buildShip'))

/** A card on the stacks, what it promises once it is built, and how much of what it takes is held. */
interface InView {
  card: CardId
  worth: number
  share: number
}

export const byNearness = ({ worth, share }: InView): number => worth * share ** 2

/** The card of the stacks that promises most by how near it is; null where nothing of any is held. */
export function nearestCard(position: Position, seat: Seat): InView | null {
  const seats = position.players.length
  const rounds = foodAhead(position).length
  const player = playerAt(position, seat)
  const hasWharf = WHARVES.some((wharf) => isBuilt(position, wharf))
  const access = hasWharf ? 1 : W.withoutWharf
  let best: InView | null = null
  let promise = 0
  const see = (card: CardId, worth: number, share: number): void => {
    if (share > 0 && (!best || byNearness({ card, worth, share }) > byNearness(best)))
      best = { card, worth, share }
  }
  for (const type of SHIP_TYPES) {
    const [top] = position.ships[type]
    if (!top) continue
    const { cost, food, capacity } = SHIP_TYPE[type]
    const worth = SHIP[top].value + rounds * W.fed * (food[seats - 1] ?? 0) + capacity
    promise = Math.max(promise, type === 'wooden' || type === 'iron' ? worth : 0)
    see(top, worth * access, shareHeld(player, cost, ENERGY_OF_SHIP))
  }
  for (const [top] of position.stacks) {
    const cost = top && BUILDING[top].cost
    if (!cost) continue
    const opens = !hasWharf && WHARVES.includes(top) ? W.firstWharf * promise : 0
    see(top, cardValue(top) + W.rent * rounds + opens, shareHeld(player, cost, 0))
  }
  return best
}
