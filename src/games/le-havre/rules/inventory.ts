/** Where each token of Le Havre can lie, and how many cards there are in a game. Goods, francs and loans are as many as are needed. */
import type { Inventory, TellTokens } from '../../../engine/inventory.ts'
import { isSpecial } from './buildings.ts'
import { standardCards } from './setup.ts'
import { SETUP } from './setup-figures.ts'
import { roundCards } from './ships.ts'
import type { Player, Position } from './state.ts'
import { type CardId, ITEMS, type Item, OFFERS, SHIP_TYPES } from './vocabulary.ts'

/** What is counted; every special card is counted as one of `special` too, because the game has six of many. */
type CountedToken = Item | CardId | 'loan' | 'special' | 'disc'
type Tell = TellTokens<CountedToken>

function tellCard(card: CardId, place: string, seat: number | null, tell: Tell): void {
  tell(card, place, seat, 1)
  if (isSpecial(card)) tell('special', place, seat, 1)
}

function tellPlayer(player: Player, seat: number, tell: Tell): void {
  for (const item of ITEMS) tell(item, 'harbour', seat, player.items[item])
  tell('loan', 'loans', seat, player.loans)
  tell('disc', player.disc ?? 'home', seat, 1)
  for (const card of [...player.buildings, ...player.ships]) tellCard(card, 'cards', seat, tell)
}

function tell(position: Position, tell: Tell): void {
  const { players, offers, town, stacks, ships, specials, gone, version, round, at } = position
  for (const [seat, player] of players.entries()) tellPlayer(player, seat, tell)
  for (const offer of OFFERS) tell(offer, 'offer', null, offers[offer])
  for (const card of town) tellCard(card, 'town', null, tell)
  for (const [number, stack] of stacks.entries())
    for (const card of stack) tellCard(card, `stack${number + 1}`, null, tell)
  for (const type of SHIP_TYPES) for (const ship of ships[type]) tell(ship, 'ships', null, 1)
  for (const card of specials.pile) tellCard(card, 'specials', null, tell)
  for (const card of specials.beside) tellCard(card, 'beside', null, tell)
  for (const ship of gone) tell(ship, 'box', null, 1)
  const turned = position.final || at === 'over' ? round : round - 1
  for (const { ship } of roundCards(version, players.length).slice(turned))
    tell(ship, 'rounds', null, 1)
}

const made = new Map<string, ReadonlyMap<CountedToken, number>>()

function totals({ version, players }: Position): ReadonlyMap<CountedToken, number> {
  const seats = players.length
  const key = `${version} ${seats}`
  const known = made.get(key)
  if (known) return known
  const sums = new Map<CountedToken, number>([
    ['special', SETUP[version].specials],
    ['disc', seats],
  ])
  for (const place of ['t', 's'] as const)
    for (const id of standardCards(version, seats, place)) sums.set(id, 1)
  const { owned = [], stacked = [] } = SETUP[version].ships[seats] ?? {}
  for (const ship of [...owned, ...stacked]) sums.set(ship, 1)
  for (const { ship } of roundCards(version, seats)) sums.set(ship, 1)
  made.set(key, sums)
  return sums
}

export const inventory: Inventory<Position, CountedToken> = { tell, totals }
