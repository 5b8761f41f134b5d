import type { Emit as AnyEmit, GameEvent as AnyEvent } from '../../../engine/events.ts'
import type { RuleId } from './rule-ids.ts'
import type { Ship } from './state.ts'
import { ALL_BUILDINGS, each, ROLE_TILES, type RoleTile, TILES } from './vocabulary.ts'

/** What moves. `discount` is a coin that need not be paid. */
export const TOKENS = [
  'coins',
  'discount',
  'vp',
  'colonist',
  'noble',
  'governor',
  ...TILES,
  ...ALL_BUILDINGS,
  ...ROLE_TILES,
] as const
export type Token = (typeof TOKENS)[number]

/** Where tokens lie. The first row belongs to the seat that the event names. */
export const OWN_PLACES = [
  'purse',
  'chips',
  'goods',
  'land',
  'city',
  'board',
  'stored',
  'hand',
] as const
type OwnPlace = (typeof OWN_PLACES)[number]
export type Place =
  | OwnPlace
  | 'bank'
  | 'supply'
  | 'market'
  | 'faceUp'
  | 'pile'
  | 'discard'
  | 'house'
  | 'table'
  | 'price'
  | 'paper'
  /** Out of the game. */
  | 'box'
  | `ship${number}`
  | `role:${RoleTile}`

export type GameEvent = AnyEvent<RuleId, Token, Place>
export type Emit = AnyEmit<RuleId, Token, Place>

/** The place of a role tile in events. */
export const ROLE_PLACE = each(ROLE_TILES, (id): Place => `role:${id}`)

const shipPlaces = Array.from({ length: 100 }, (_, size): Place => `ship${size}`)

/** The place of a ship in events. */
export function placeOfShip({ size }: Ship): Place {
  return shipPlaces[size] ?? `ship${size}`
}
