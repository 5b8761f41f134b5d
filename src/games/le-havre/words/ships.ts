import type { ShipType } from '../rules/vocabulary.ts'
import type { TermId } from './names.ts'

/** What each type of ship is called. */
export const SHIP_TERMS = {
  wooden: 'woodenShip',
  iron: 'ironShip',
  steel: 'steelShip',
  luxury: 'luxuryLiner',
} as const satisfies Record<ShipType, TermId>
