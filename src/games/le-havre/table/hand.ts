/** What has been chosen at a decision, and what taps make of it. */
import type { Tap, Tapped } from '../../../ui/table/definition.ts'
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import { isShip, ownerOf } from '../rules/player.ts'
import type { Position } from '../rules/state.ts'
import type { LeHavre } from '../rules/types.ts'
import { CARDS, type CardId, OFFERS } from '../rules/vocabulary.ts'
import {
  type Counts,
  counted,
  countedMove,
  countersOf,
  countsOwn,
  firstCounts,
} from './counting.ts'

export interface Hand {
  /** The card whose moves are offered. */
  card: CardId | null
  counts: Counts
}

const made = new WeakMap<Position, Hand>()

/** Nothing chosen yet; of payments and loads what is proposed, of a number the largest. */
export function emptyHand(position: Position): Hand {
  const known = made.get(position)
  if (known) return known
  const hand: Hand = { card: null, counts: firstCounts(position) }
  made.set(position, hand)
  return hand
}

/** What can be asked of a card now, the likeliest first; legal or not. */
export function cardMoves(position: Position, card: CardId): Move[] {
  const { seat } = position
  const kinds = game.moveKindsAt(position)
  const owner = isShip(card)
    ? position.players.findIndex(({ ships }) => ships.includes(card))
    : (ownerOf(position, card) ?? -1)
  const moves: Move[] = []
  // Outside an action nobody means to build by a tap.
  const builds = position.phase.building !== null
  if (isShip(card)) {
    const what = owner === seat ? 'exchangeShip' : 'buildShip'
    if (builds) moves.push({ do: what, seat, ship: card })
  } else {
    if (builds) moves.push({ do: 'construct', seat, building: card })
    moves.push({ do: 'enter', seat, building: card })
  }
  if (owner < 0) moves.push({ do: 'buy', seat, card })
  else moves.push({ do: 'sell', seat: owner, card })
  return moves.filter((move) => kinds.includes(move.do))
}

/** Those of them that the rules allow, for seats that somebody here moves for: cards of others are sold by themselves. */
export const legalCardMoves = (
  position: Position,
  card: CardId,
  plays: (seat: number) => boolean = () => true,
): Move[] =>
  cardMoves(position, card).filter((move) => plays(move.seat) && game.judge(position, move).legal)

/** What a card is for now; nobody is urged to sell one. Null where selling is all that can be done. */
export const likeliest = (position: Position, card: CardId): Move | null =>
  legalCardMoves(position, card).find((move) => move.do !== 'sell') ?? null

/** What is done at a decision where nothing needs to be chosen. */
function plainMove(position: Position): Move | null {
  const { at, seat } = position
  if (at === 'turn.opened') return { do: 'supply', seat }
  const end: Move = { do: 'endTurn', seat }
  const ends = at === 'turn.closed' || at === 'turn.main'
  return ends && game.judge(position, end).legal ? end : null
}

/** The move that the hand makes; null while something is still to be chosen, or too much is. */
export const readyMove = (position: Position, hand: Hand): Move | null =>
  (hand.card && likeliest(position, hand.card)) ?? moveWithoutCard(position, hand)

/** The same whatever card is chosen: to choose one takes no other move away. */
export function moveWithoutCard(position: Position, hand: Hand): Move | null {
  const move = countedMove(position, hand.counts)
  if (move) return game.judge(position, move).legal ? move : null
  return plainMove(position)
}

const isCard = (id: string): id is CardId => (CARDS as readonly string[]).includes(id)

/** The hand without its card. */
export const deselect = (hand: Hand): Hand => (hand.card ? { ...hand, card: null } : hand)

/** What a tap on a place does; on another place than the chosen card it lets go of that. */
export function tap(
  position: Position,
  before: Hand,
  { key, seat, plays }: Tapped,
): Tap<LeHavre, Hand> {
  const [kind = '', id = ''] = key.split(':')
  if (kind === 'card' && isCard(id)) return tapCard(position, before, id, plays)
  const hand = deselect(before)
  const space = OFFERS.find((offer) => offer === id)
  if (kind === 'offer' && space) {
    const what = position.at === 'turn.hauling' ? 'haul' : 'takeOffer'
    return { hand, attempt: { do: what, seat: position.seat, space } }
  }
  if (kind === 'item' && seat === position.seat && countsOwn(position)) {
    const counter = countersOf(position).find((one) => one.key === id)
    return { hand: counter ? { ...hand, counts: counted(hand.counts, counter, 1) } : hand }
  }
  return { hand }
}

/** A first tap shows a card and what can be done with it; a second one does the likeliest, or lets go where that is to sell. */
function tapCard(
  position: Position,
  hand: Hand,
  card: CardId,
  plays: Tapped['plays'],
): Tap<LeHavre, Hand> {
  if (legalCardMoves(position, card, plays).length === 0) {
    const [tried] = cardMoves(position, card)
    return { hand: deselect(hand), ...(tried && { attempt: tried }) }
  }
  if (hand.card !== card) return { hand: { ...hand, card } }
  const again = likeliest(position, card)
  return again ? { hand, attempt: again } : { hand: deselect(hand) }
}
