/** What a tap on a board that is counted changes: one piece more or less for the one who is counted. */
import type { Tool } from '../../../ui/referee/set-up.ts'
import { isShip } from '../rules/player.ts'
import { type Player, type Position, playerAt } from '../rules/state.ts'
import { CARDS, type CardId, ITEMS, type Item, type Seat } from '../rules/vocabulary.ts'

/** Whose wealth it is. */
export const SEAT: Seat = 0
/** Francs come in handfuls: one by one nobody would get far. */
const FRANCS = 5

/** What is counted after a change; where else pieces lie counts for nobody. */
export type Change = (player: Player) => Player

export const changed = (position: Position, change: Change): Position => ({
  ...position,
  players: position.players.with(SEAT, change(playerAt(position, SEAT))),
})

/** Every card of a player. */
export const cardsIn = ({ buildings, ships }: Player): readonly CardId[] => [...buildings, ...ships]

const withItem =
  (item: Item, count: number): Change =>
  (player) => ({ ...player, items: { ...player.items, [item]: count } })

const withCard =
  (card: CardId): Change =>
  (player) =>
    isShip(card)
      ? { ...player, ships: [...player.ships, card] }
      : { ...player, buildings: [...player.buildings, card] }

const withoutCard =
  (card: CardId): Change =>
  ({ buildings, ships, disc, ...player }) => ({
    ...player,
    buildings: buildings.filter((one) => one !== card),
    ships: ships.filter((one) => one !== card),
    disc: disc === card ? null : disc,
  })

/** What a tap at a place stands for, or nothing. A card is taken away where it lies and comes from the supply. */
export function changeAt(position: Position, tool: Tool, key: string, seat?: Seat): Change | null {
  const player = playerAt(position, SEAT)
  const step = seat === undefined || tool === 'add' ? 1 : -1
  if (key === 'loan') {
    const loans = player.loans + step
    return loans < 0 ? null : (before) => ({ ...before, loans })
  }
  const item = ITEMS.find((one) => key === `item:${one}`)
  if (item) {
    const count = player.items[item] + (item === 'franc' ? step * FRANCS : step)
    return count < 0 ? null : withItem(item, count)
  }
  const card = CARDS.find((one) => key === `card:${one}`)
  if (!card) return null
  const isOwned = cardsIn(player).includes(card)
  if (!isOwned) return withCard(card)
  return tool === 'remove' ? withoutCard(card) : null
}
