/** Takes back what an event tells, as if its rule had not been. For showing that every rule is needed. */
import { isSpecial } from '../../rules/buildings.ts'
import type { Place, Token } from '../../rules/events.ts'
import { isShip } from '../../rules/player.ts'
import { SHIP } from '../../rules/ships.ts'
import type { Player, Position } from '../../rules/state.ts'
import {
  type BuildingId,
  type CardId,
  ITEMS,
  type Item,
  type Offer,
  type SpecialId,
} from '../../rules/vocabulary.ts'

/** Puts so many tokens into a place, or takes them where `count` is negative. */
type Give = (position: Position, player: Player, token: Token, count: number) => void

const isItem = (token: Token): token is Item => (ITEMS as readonly Token[]).includes(token)

/** A list with a card on top, or without it. */
function changed<T>(list: readonly T[], card: T, count: number): T[] {
  const others = list.filter((one) => one !== card)
  return count > 0 ? [card, ...others] : others
}

const PLACES: Partial<Record<Place, Give>> = {
  harbour: (_, { items }, token, count) => {
    if (isItem(token)) items[token] += count
  },
  loans: (_, player, _token, count) => {
    player.loans += count
  },
  offer: ({ offers }, _, token, count) => {
    offers[token as Offer] += count
  },
  cards: (_, player, token, count) => {
    const card = token as CardId
    if (isShip(card)) player.ships = changed(player.ships, card, count)
    else player.buildings = changed(player.buildings, card, count)
  },
  town: (position, _, token, count) => {
    position.town = changed(position.town, token as BuildingId, count)
  },
  stack: (position, _, token, count) => {
    const card = token as BuildingId
    if (count < 0) position.stacks = position.stacks.map((stack) => changed(stack, card, count))
    else position.stacks.find((stack) => stack.length < 2)?.unshift(card)
  },
  ships: ({ ships }, _, token, count) => {
    const card = token as CardId
    if (isShip(card)) ships[SHIP[card].type] = changed(ships[SHIP[card].type], card, count)
  },
  specials: ({ specials }, _, token, count) => {
    if (isSpecial(token)) specials.pile = changed(specials.pile, token as SpecialId, count)
  },
  beside: ({ specials }, _, token, count) => {
    specials.beside = changed(specials.beside, token as BuildingId, count)
  },
}

/** Moves the tokens of an event back to where they came from, on the position itself. */
export function revertEvent(
  position: Position,
  {
    seat,
    token,
    count,
    from,
    to,
  }: { seat: number; token: Token; count: number; from: Place; to: Place },
): void {
  const player = position.players[seat]
  if (!player) return
  PLACES[to]?.(position, player, token, -count)
  PLACES[from]?.(position, player, token, count)
}
