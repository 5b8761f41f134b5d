/** The bots of Le Havre by level, from the weakest to the strongest. */
import type { Bots } from '../../../bots/definition.ts'
import { novice } from './former/bots.ts'
import { planner } from './planner.ts'
import type { LeHavreBots } from './types.ts'

/** Own actions that a bot follows: more than there are at once, the best of the first, of the second, of the third. */
const ALL = 99

export const BOTS: Bots<LeHavreBots> = {
  novice,
  intermediate: planner({ widths: [ALL], replies: 'offers' }),
  advanced: planner({ widths: [4, 1], replies: 'offers' }),
  expert: planner({ widths: [6, 3, 1], replies: 'actions' }),
}
