/** What lines of play are compared by. */
import type { BuildingId, CardId, Offer } from '../rules/vocabulary.ts'
import type { Parts } from './standing.ts'

/** What a standing is made of. */
export const PARTS = [
  'francs',
  'buildings',
  'ships',
  'loans',
  'goods',
  'plan',
  'food',
  'income',
] as const satisfies readonly (keyof Parts)[]
export type Part = (typeof PARTS)[number]

export type Deed =
  | `take:${Offer}`
  | `enter:${BuildingId}`
  | `build:${CardId}`
  | `buy:${CardId}`
  | 'ship:'
  | 'borrow:'
  | 'repay:'
