/** What a figure may draw: a part of the table that all share, or something of one player's. */
import { SEAT_LETTERS, seatOf } from '../../../engine/seats.ts'

export const SHARED_PARTS = [
  'roles',
  'plantations',
  'market',
  'ships',
  'house',
  'supply',
  'buildings',
] as const

/**
 * A player's own, as `own:A`: the whole board, coins and points, goods, all land or city spaces, only the
 * tiles or buildings that lie there, the score sheet.
 */
const OWN_PARTS = ['own', 'purse', 'goods', 'land', 'city', 'tiles', 'built', 'score'] as const

export type SharedPart = (typeof SHARED_PARTS)[number]
export type OwnPart = (typeof OWN_PARTS)[number]
export type Part = { name: SharedPart; seat?: undefined } | { name: OwnPart; seat: number }

/** A figure that cannot be drawn, with the reason. */
export class FigureError extends Error {
  override name = 'FigureError'
}

function partOf(text: string): Part {
  const [name = '', letter, ...more] = text.split(':')
  const shared = SHARED_PARTS.find((known) => known === name)
  if (shared && letter === undefined) return { name: shared }
  const own = OWN_PARTS.find((known) => known === name)
  const owner = SEAT_LETTERS.find((known) => known === letter)
  if (own && owner && more.length === 0) return { name: own, seat: seatOf(owner) }
  const all = [...SHARED_PARTS, ...OWN_PARTS.map((part) => `${part}:A`)].join(', ')
  throw new FigureError(`'${text}' is no part that can be drawn. These are: ${all}`)
}

/** Parts in their order, neighbours of one player together. */
export function bySeat(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = []
  for (const part of parts) {
    const last = groups.at(-1)
    if (part.seat !== undefined && last?.[0]?.seat === part.seat) last.push(part)
    else groups.push([part])
  }
  return groups
}

/** Reads `show="ships,own:A"`; throws a FigureError for a part that does not exist. */
export function partsOf(show: string): Part[] {
  return show.split(',').map((text) => partOf(text.trim()))
}

/** The places that each part draws, by their addresses without the seat. */
const PLACES: Readonly<Record<Part['name'], RegExp>> = {
  roles: /^role:/,
  plantations: /^(tile:|pile$)/,
  market: /^(market|supplyColonist|aboard|supplyNoble)$/,
  ships: /^ship:/,
  house: /^house$/,
  supply: /^supply(Good:|Points$)/,
  buildings: /^building:/,
  own: /./,
  purse: /^(coins|points)$/,
  goods: /^(good:|stored$)/,
  land: /^(land|manned|forest):/,
  tiles: /^(land|manned|forest):/,
  city: /^city:/,
  built: /^city:/,
  score: /./,
}

/** The parts in which one of the places at these addresses lies. */
export function partsWith(addresses: ReadonlySet<string>, parts: readonly Part[]): Part[] {
  return parts.filter(({ name, seat }) =>
    Array.from(addresses).some((address) => {
      const [place = '', owner] = address.split('/').reverse()
      return owner === seat?.toString() && PLACES[name].test(place)
    }),
  )
}
