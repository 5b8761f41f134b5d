/** The few good moves of a decision within an action: never every load, exchange or payment. */

import { builtCards, mayEnter } from '../rules/actions/main-action.ts'
import { openPayments } from '../rules/actions/pay.ts'
import { bulkGame as game } from '../rules/bulk.ts'
import { currentOf } from '../rules/define-move.ts'
import type { Move } from '../rules/moves.ts'
import { needsOf } from '../rules/owed.ts'
import { type Position, playerAt } from '../rules/state.ts'
import { canVisit } from '../rules/visit.ts'
import { type Items, OFFERS } from '../rules/vocabulary.ts'
import { exchanges, loads, sales, selections } from './goods-chosen.ts'
import { type Costs, cheapestPayment, costOfItems } from './payments.ts'
import { costsFor } from './standing.ts'

/** Payments looked at where the cheapest leaves a building unusable. */
const PAYMENTS_SEEN = 60
/** Of a number of tokens the highest are looked at, and the half. */
const HIGHEST = 3

const isLegal = (position: Position, move: Move): boolean => game.judge(position, move).legal

/** The main actions: offers that are not empty, buildings that stand open. */
export function mainActions(position: Position): Move[] {
  const { seat } = position
  const { items } = playerAt(position, seat)
  const moves: Move[] = []
  for (const space of OFFERS)
    if (position.offers[space] > 0) moves.push({ do: 'takeOffer', seat, space })
  for (const building of builtCards(position))
    if (mayEnter(position, seat, building) && canVisit({ state: position, seat, building, items }))
      moves.push({ do: 'enter', seat, building })
  return moves
}

/** The payment of what is owed that is missed least. */
export function payment(position: Position, costs: Costs): Move[] {
  const { seat } = position
  const { items } = playerAt(position, seat)
  const tokens = cheapestPayment(items, needsOf(position), costs)
  const move: Move | null = tokens && { do: 'pay', seat, tokens }
  if (move && isLegal(position, move)) return [move]
  let best: Items | null = null
  for (const paid of openPayments(position).take(PAYMENTS_SEEN))
    if (!best || costOfItems(paid, costs) < costOfItems(best, costs)) best = paid
  return best ? [{ do: 'pay', seat, tokens: best }] : []
}

/** The highest of several numbers, and their half. */
function fewOf<T>(all: readonly T[]): T[] {
  if (all.length <= HIGHEST + 1) return [...all]
  const half = all[Math.floor(all.length / 2)]
  return [...all.slice(-HIGHEST), ...(half ? [half] : [])]
}

function trades(position: Position): Move[] {
  const all = ownMoves(position)
  const [first, second] = ['first', 'second'] as const
  const timesOf = (move: Move, row: typeof first | typeof second): number =>
    move.do === 'trade' ? (move.times[row] ?? 0) : 0
  const most = Math.max(...all.map((move) => timesOf(move, first)))
  const other = Math.max(...all.map((move) => timesOf(move, second)))
  const isCorner = (times: number, of: number): boolean =>
    times === 0 || times >= of - 1 || times === Math.floor(of / 2)
  return all.filter(
    (move) => isCorner(timesOf(move, first), most) && isCorner(timesOf(move, second), other),
  )
}

/** Moves of the seat that decides that are neither sales, purchases nor repayments. */
function ownMoves(position: Position): Move[] {
  const moves: Move[] = []
  for (const move of game.legalMoves(position))
    if (
      move.seat === position.seat &&
      move.do !== 'sell' &&
      move.do !== 'buy' &&
      move.do !== 'repay'
    )
      moves.push(move)
  return moves
}

function goodsMoves(position: Position, costs: Costs): Move[] {
  const { seat } = position
  switch (position.at) {
    case 'turn.choosing':
      return selections(position).map((goods) => ({ do: 'choose', seat, goods }))
    case 'turn.exchanging':
      return exchanges(position, costs).map((deal) => ({ do: 'exchange', seat, ...deal }))
    case 'turn.selling':
      return sales(position, costs).map((goods) => ({ do: 'sellGoods', seat, goods }))
    default:
      return loads(position, costs).map((goods) => ({ do: 'ship', seat, goods }))
  }
}

const OF_GOODS: ReadonlySet<string> = new Set([
  'turn.choosing',
  'turn.exchanging',
  'turn.selling',
  'turn.shipping',
])

/** The moves worth a look at a decision of the main action, at least one. */
export function candidates(position: Position): Move[] {
  const { at, seat } = position
  if (at === 'turn.main') {
    const moves = mainActions(position)
    return moves.length > 0 ? moves : ownMoves(position).slice(0, 1)
  }
  if (at === 'turn.fee' || at === 'turn.price') {
    const paid = payment(position, costsFor(position, seat))
    return paid.length > 0 ? paid : ownMoves(position).slice(0, 1)
  }
  if (OF_GOODS.has(at)) {
    const costs = costsFor(position, seat)
    const found = goodsMoves(position, costs).filter((move) => isLegal(position, move))
    if (found.length > 0) return found
    const drawn = game.legalMoves(position).next().value
    return drawn ? [drawn] : []
  }
  if (at === 'turn.using' && !currentOf(position, 'returnLoans')) return fewOf(ownMoves(position))
  return at === 'turn.trading' ? trades(position) : ownMoves(position)
}
