/** Places of the table that a step can point at. */

import { SEAT_LETTERS, seatOf } from '../../../engine/seats.ts'
import { type Position, playerAt } from '../rules/state.ts'
import { ALL_BUILDINGS, GOODS, ROLE_TILES, type Seat, TILES } from '../rules/vocabulary.ts'

const named = (kind: string, ids: readonly string[]) => ids.map((id) => `${kind}:${id}`)

const BOARD: ReadonlySet<string> = new Set([
  ...named('good', GOODS),
  ...named('land', TILES),
  ...named('manned', TILES),
  ...named('city', ALL_BUILDINGS),
  'stored',
])
const TABLE: ReadonlySet<string> = new Set([
  ...named('role', ROLE_TILES),
  ...named('tile', TILES),
  ...named('building', ALL_BUILDINGS),
  ...named('supplyGood', GOODS),
  'pile',
  'market',
  'house',
  'supplyColonist',
])

/** The address of a place that a file names, `0/good:corn`; null where there is no such place. */
export function addressOf(you: Seat, words: string): string | null {
  const [, letter, key = ''] = /^(?:([A-E])\/)?(.*)$/.exec(words) ?? []
  const known = SEAT_LETTERS.find((one) => one === letter)
  if (BOARD.has(key)) return `${known ? seatOf(known) : you}/${key}`
  return !letter && (TABLE.has(key) || /^ship:\d+$/.test(key)) ? key : null
}

/** Whether the table has this place in a position: a ship, a face-up tile, a building in a city. */
export function isThere(position: Position, address: string): boolean {
  const [, seat, kind, id] = /^(?:(\d)\/)?(\w+):?(.*)$/.exec(address) ?? []
  if (seat !== undefined)
    return Number(seat) < position.players.length && isOnBoard(position, Number(seat), kind, id)
  if (kind === 'ship') return position.ships.some(({ size }) => String(size) === id)
  if (kind === 'role') return position.roles.some((card) => card.id === id)
  if (kind === 'tile' && id !== 'quarry')
    return position.plantations.faceUp.some((tile) => tile === id)
  return true
}

function isOnBoard(position: Position, seat: Seat, kind?: string, id?: string): boolean {
  const player = playerAt(position, seat)
  if (kind === 'land') return TILES.some((t) => t === id && player.tiles[t] > player.manned[t])
  if (kind === 'manned') return TILES.some((tile) => tile === id && player.manned[tile] > 0)
  return kind !== 'city' || player.city.some((built) => built.id === id)
}
