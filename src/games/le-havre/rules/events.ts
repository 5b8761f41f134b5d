import type { Emit as AnyEmit } from '../../../engine/events.ts'
import type { RuleId } from './rule-ids.ts'
import { CARDS, ITEMS } from './vocabulary.ts'

/**
 * What moves. `special` is a special card that nobody else sees; `discount` what need not be paid,
 * and `surplus` food or energy paid for nothing.
 */
export const TOKENS = [
  ...ITEMS,
  ...CARDS,
  'loan',
  'disc',
  'marker',
  'tile',
  'special',
  'roundCard',
  'startSeat',
  'modernised',
  'discount',
  'surplus',
] as const
export type Token = (typeof TOKENS)[number]
export const UNCOUNTED = [
  'disc',
  'marker',
  'tile',
  'special',
  'roundCard',
  'startSeat',
  'modernised',
  'discount',
  'surplus',
] as const satisfies readonly Token[]

/** Where tokens lie. The first row belongs to the seat that the event names. */
export const OWN_PLACES = ['harbour', 'cards', 'loans', 'home'] as const
export type Place =
  | (typeof OWN_PLACES)[number]
  | 'supply'
  | 'offer'
  | 'town'
  | 'stack'
  | 'ships'
  | 'rounds'
  | 'specials'
  | 'beside'
  | 'box'
  | 'table'
  | 'building'
  | 'price'

export type Emit = AnyEmit<RuleId, Token, Place>
