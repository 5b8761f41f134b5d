import type { PuertoRico } from '../rules/types.ts'
import type { Level } from './levels.ts'
import type { Deed, Part } from './parts.ts'
import type { Reason } from './reason.ts'

/** The types of Puerto Rico with those of its bots. */
export interface PuertoRicoBots extends PuertoRico {
  Level: Level
  Reason: Reason
  Part: Part
  Deed: Deed
}
