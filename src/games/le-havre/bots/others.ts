/** What happens until a seat may act again: the others take what is worth most to them at first sight. */
import { bulkGame as game } from '../rules/bulk.ts'
import { GOOD } from '../rules/goods.ts'
import type { Move } from '../rules/moves.ts'
import type { Position } from '../rules/state.ts'
import { OFFERS, type Offer, type Seat } from '../rules/vocabulary.ts'
import { actionsFrom } from './actions.ts'
import { payment } from './candidates.ts'
import { costsFor } from './standing.ts'

/** Decisions between two own actions, so many at most. */
const LONGEST = 200

/** Pays what is owed, with loans where it must. */
export function settled(position: Position): Move | null {
  const [paid] = payment(position, costsFor(position, position.seat))
  if (paid) return paid
  for (const move of game.legalMoves(position))
    if (move.seat === position.seat && move.do === 'borrow') return move
  return null
}

/** The offer that the seat that decides would take at first sight. */
export function bestOffer(position: Position): Move | null {
  const { seat, offers } = position
  const costs = costsFor(position, seat)
  let best: Offer | null = null
  const worth = (offer: Offer): number =>
    offers[offer] * (offer === 'franc' ? 1 : costs[offer] + 0.3 * (GOOD[offer].food ?? 0))
  for (const offer of OFFERS)
    if (offers[offer] > 0 && (!best || worth(offer) > worth(best))) best = offer
  return best && { do: 'takeOffer', seat, space: best }
}

/** Any move of the seat that decides, but no sale. */
function anyMove(position: Position): Move {
  for (const move of game.legalMoves(position))
    if (move.seat === position.seat && move.do !== 'sell' && move.do !== 'buy') return move
  throw new Error(`no move at ${position.at}`)
}

/** What is made where nothing is to be weighed: payments, the end of a turn. */
export function simpleMove(position: Position): Move {
  const { at, seat } = position
  if (at === 'turn.opened') return { do: 'supply', seat }
  if (at === 'turn.closed') return { do: 'endTurn', seat }
  if (position.phase.owed) return settled(position) ?? anyMove(position)
  return (at === 'turn.main' && bestOffer(position)) || anyMove(position)
}

/**
 * What others are thought to do with their action: take the offer that is worth most to them, or whatever is worth
 * most to them at first sight, carried out whole.
 */
export type Replies = 'offers' | 'actions'

/** Plays a position itself on until `seat` may act, or the game is over. */
export function untilTurnOf(position: Position, seat: Seat, replies: Replies): void {
  for (let made = 0; made < LONGEST; made++) {
    if (position.at === 'over') return
    const acts = position.at === 'turn.main'
    if (acts && position.seat === seat) return
    const moves = acts && replies === 'actions' ? actionsFrom(position)[0]?.moves : null
    for (const move of moves ?? [simpleMove(position)]) game.applyMoveInPlace(position, move)
  }
}
