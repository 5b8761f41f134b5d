/** The places that a move is made with. */
import type { Move } from '../rules/moves.ts'
import { ITEMS, type Items } from '../rules/vocabulary.ts'

/** Addresses of the places to tap for a move; none where a button makes it. */
export function placesOf(move: Move): string[] {
  const own = (items: Items): string[] =>
    ITEMS.filter((item) => (items[item] ?? 0) > 0).map((item) => `${move.seat}/item:${item}`)
  switch (move.do) {
    case 'takeOffer':
    case 'haul':
      return [`offer:${move.space}`]
    case 'enter':
    case 'construct':
      return [`card:${move.building}`]
    case 'buy':
    case 'sell':
      return [`card:${move.card}`]
    case 'buildShip':
    case 'exchangeShip':
      return [`card:${move.ship}`]
    case 'pay':
      return own(move.tokens)
    case 'ship':
    case 'sellGoods':
      return own(move.goods)
    case 'exchange':
      return own(move.give)
    default:
      return []
  }
}
