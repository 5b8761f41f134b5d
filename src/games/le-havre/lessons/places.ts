/** Places of the table that a step can point at. */
import { SEAT_LETTERS, seatOf } from '../../../engine/seats.ts'
import { isShip } from '../rules/player.ts'
import { type Position, playerAt } from '../rules/state.ts'
import { CARDS, ITEMS, OFFERS, type Seat } from '../rules/vocabulary.ts'

const BOARD: ReadonlySet<string> = new Set(ITEMS.map((item) => `item:${item}`))
const TABLE: ReadonlySet<string> = new Set([
  ...OFFERS.map((offer) => `offer:${offer}`),
  ...CARDS.map((card) => `card:${card}`),
])

/** The address of a place that a file names, `0/item:fish`; null where there is no such place. */
export function addressOf(you: Seat, words: string): string | null {
  const [, letter, key = ''] = /^(?:([A-E])\/)?(.*)$/.exec(words) ?? []
  const known = SEAT_LETTERS.find((one) => one === letter)
  if (BOARD.has(key)) return `${known ? seatOf(known) : you}/${key}`
  return !letter && TABLE.has(key) ? key : null
}

/** Whether the table has this place in a position: a card that can be seen, goods that somebody has. */
export function isThere(position: Position, address: string): boolean {
  const [, seat, kind, id] = /^(?:(\d)\/)?(\w+):(.*)$/.exec(address) ?? []
  const item = ITEMS.find((one) => one === id)
  if (seat !== undefined)
    return (
      Number(seat) < position.players.length &&
      item !== undefined &&
      (item === 'franc' || playerAt(position, Number(seat)).items[item] > 0)
    )
  const card = CARDS.find((one) => one === id)
  if (kind !== 'card' || !card) return true
  const { players, town, stacks, ships, specials } = position
  const held = players.flatMap(({ buildings, ships }) => [...buildings, ...ships])
  const tops = isShip(card)
    ? Object.values(ships).map(([top]) => top)
    : [...stacks.map(([top]) => top), ...town, ...specials.beside]
  return [...held, ...tops].includes(card)
}
