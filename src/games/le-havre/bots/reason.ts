/** Why a move was chosen: facts of the evaluation and of the own actions that it expects. */
import { BUILDING } from '../rules/buildings.ts'
import type { Move } from '../rules/moves.ts'
import { SHIP, SHIP_TYPE } from '../rules/ships.ts'
import { copyState, type Position, playerAt } from '../rules/state.ts'
import { francsForLoad } from '../rules/visit.ts'
import type { BuildingId } from '../rules/vocabulary.ts'
import { nearestCard, WHARVES } from './nearest-card.ts'
import { bestOffer } from './others.ts'
import type { Planned } from './plan.ts'
import { foodLacking } from './standing.ts'
import type { Aim, Reason } from './types.ts'

/** What the first of these moves that builds or ships is about; a wharf counts with the ship that follows. */
export function aimOf(moves: readonly Move[]): Aim | null {
  let wharf: BuildingId | null = null
  for (const move of moves) {
    if (move.do === 'buildShip') return { kind: 'card', card: move.ship, wharf }
    if (wharf) continue
    if (move.do === 'ship') return { kind: 'load', francs: francsForLoad(move.goods) }
    if (move.do !== 'construct') continue
    if (!WHARVES.includes(move.building)) return { kind: 'card', card: move.building, wharf: null }
    wharf = move.building
  }
  return wharf && { kind: 'card', card: wharf, wharf: null }
}

/** Food that would be missing and is so no more. */
function fedBy(position: Position, { next }: Planned): Aim | null {
  const { seat, round } = position
  if (next.at === 'over' || next.round !== round || next.final) return null
  const food = foodLacking(position, seat) - foodLacking(next, seat)
  return food > 0 ? { kind: 'food', food } : null
}

/** The card that what was gathered goes into, where the evaluation has one in view. */
function nearestFor(position: Position, { next }: Planned): Aim | null {
  const { seat } = position
  const card = next.at === 'over' ? null : nearestCard(next, seat)
  if (!card || nearestCard(position, seat)?.share === card.share) return null
  return { kind: 'card', card: card.card, wharf: null }
}

/** Whether who comes next would take an offer, as far as the bot sees. */
function isWantedByNext(position: Position, move: Move): boolean {
  const seats = position.players.length
  if (seats === 1 || move.do !== 'takeOffer') return false
  const theirs = copyState(position)
  theirs.seat = (position.seat + 1) % seats
  const wanted = bestOffer(theirs)
  return wanted?.do === 'takeOffer' && wanted.space === move.space
}

function paymentReason({ phase: { owed, building } }: Position): Reason {
  if (building === null)
    return { kind: 'owes', for: owed?.for === 'interest' ? 'interest' : 'food' }
  const card = owed?.for === 'deal' ? (owed.card ?? building) : building
  return { kind: 'pays', card, enters: owed?.for === 'fee' }
}

/** Why the first move of a planned action was chosen. */
export function reasonOf(position: Position, planned: Planned): Reason {
  const { seat } = position
  const [move, ...rest] = planned.moves
  if (!move) throw new RangeError('no move: there is no reason')
  const later = planned.later.flatMap(({ moves }) => moves)
  switch (move.do) {
    case 'takeOffer': {
      const aim = aimOf(later) ?? fedBy(position, planned) ?? nearestFor(position, planned)
      return { kind: 'gathers', item: move.space, aim, keeps: isWantedByNext(position, move) }
    }
    case 'enter': {
      const now = aimOf(rest)
      const aim = now ?? aimOf(later) ?? fedBy(position, planned)
      return { kind: 'enters', building: move.building, aim, now: now !== null }
    }
    case 'pay':
      return paymentReason(position)
    case 'construct':
      return { kind: 'constructs', building: move.building, francs: BUILDING[move.building].value }
    case 'buildShip': {
      const food = SHIP_TYPE[SHIP[move.ship].type].food[position.players.length - 1] ?? 0
      return { kind: 'launches', ship: move.ship, food }
    }
    case 'exchangeShip':
      return { kind: 'exchanges', ship: move.ship }
    case 'ship':
      return { kind: 'ships', francs: francsForLoad(move.goods) }
    case 'buy':
      return { kind: 'buys', card: move.card }
    case 'repay':
      return { kind: 'repays', left: playerAt(position, seat).loans - 1 }
    case 'sell':
      throw new RangeError('nobody sells: there is no reason')
    default:
      return { kind: 'made', how: move.do }
  }
}
