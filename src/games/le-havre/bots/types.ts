import type { LeHavre } from '../rules/types.ts'
import type { Level } from './levels.ts'

/** Why a bot chose a move; figures are of its own reckoning, in francs. */
export type Reason =
  /** It brings food that would be missing at the end of the round. */
  | { kind: 'feeds'; food: number }
  /** It is worth so much more than nothing. */
  | { kind: 'gains'; francs: number }
  /** Nothing better is seen. */
  | { kind: 'least' }
  /** As it came to mind. */
  | { kind: 'fancy' }

/** The types of Le Havre with those of its bots. */
export interface LeHavreBots extends LeHavre {
  Level: Level
  Reason: Reason
}
