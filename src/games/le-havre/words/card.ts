/** What cards, tokens and places are called. */

import { COMMA } from '#language/language.ts'
import type { Place, Token } from '../rules/events.ts'
import { isShip } from '../rules/player.ts'
import { CARDS, type CardId, ITEMS, type Item, type Items } from '../rules/vocabulary.ts'
import { type Segment, term } from './markup.ts'
import { say } from './messages/t.ts'
import { buildingTerm } from './names.ts'

const isIn = <T extends string>(list: readonly T[], token: string): token is T =>
  (list as readonly string[]).includes(token)

/** The name of a card: its term, or the name of a ship. */
export const cardName = (card: CardId): readonly Segment[] =>
  isShip(card) ? say(`ship.${card}`) : term(buildingTerm(card))

/** What a token of an event is called. */
export function tokenName(token: Token): readonly Segment[] {
  if (isIn(ITEMS, token)) return term(token)
  if (isIn(CARDS, token)) return cardName(token)
  switch (token) {
    case 'marker':
      return term('shipMarker')
    case 'tile':
      return term('supplyTile')
    case 'special':
      return term('specialBuilding')
    case 'startSeat':
    case 'discount':
    case 'surplus':
      return say(`token.${token}`)
    default:
      return term(token)
  }
}

/** Where tokens lie, in a word. */
export function placeName(place: Place): readonly Segment[] {
  switch (place) {
    case 'harbour':
    case 'town':
      return term(place)
    case 'loans':
      return term('loan')
    case 'rounds':
      return term('roundCard')
    case 'specials':
      return term('specialBuilding')
    case 'price':
      return term('price')
    default:
      return say(`place.${place}`)
  }
}

/** What is counted in a way of its own. */
const OWN_COUNTERS = ['franc', 'loan', 'cattle'] as const

/** So many of a token with its counter: '나무 2개', '4프랑', '대출 1장'. */
export const thingsWords = (token: Token, count: number): Segment[] =>
  say(`things.${isIn(OWN_COUNTERS, token) ? token : 'other'}`, { item: tokenName(token), count })

/** '생선 2', but '2프랑', as in the log. */
const heldWords = (item: Item, count: number): Segment[] =>
  item === 'franc' ? thingsWords(item, count) : say('tokens.counted', { item: term(item), count })

/** '생선 2, 1프랑', or that it is nothing. */
export function itemsWords(items: Items): Segment[] {
  const some = ITEMS.filter((item: Item) => (items[item] ?? 0) > 0)
  if (some.length === 0) return say('tokens.nothing')
  return some.flatMap((item, index) => [
    ...(index > 0 ? [{ text: COMMA }] : []),
    ...heldWords(item, items[item] ?? 0),
  ])
}
