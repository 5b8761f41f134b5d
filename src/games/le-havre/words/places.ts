/** Places of the table in words, by their address: 'offer:wood', '0/item:fish'. */
import { CARDS, ITEMS, OFFERS, type Seat } from '../rules/vocabulary.ts'
import { cardName } from './card.ts'
import { type Segment, term } from './markup.ts'
import { say } from './messages/course.ts'
import type { SeatName } from './say.ts'

/** What a place is called; a pile of goods with whose it is. */
export function placeWords(address: string, you: Seat, nameOf: SeatName): Segment[] {
  const [, seat, id = ''] = /^(?:(\d)\/)?\w+:(.*)$/.exec(address) ?? []
  const item = ITEMS.find((one) => one === id)
  if (seat !== undefined) {
    const place = item ? term(item) : []
    if (Number(seat) === you) return say('course.own', { place })
    return say('course.other', { seat: nameOf(Number(seat)), place })
  }
  const offer = OFFERS.find((one) => one === id)
  if (offer) return say('course.offer', { item: term(offer) })
  const card = CARDS.find((one) => one === id)
  return card ? [...cardName(card)] : []
}
