import { advanced } from '../../../bots/advanced.ts'
import type { Bot, Level } from '../../../bots/bot.ts'
import { intermediate } from './intermediate.ts'
import { novice } from './novice.ts'

/** The bots by level, from the weakest to the strongest. */
export const BOTS: Record<Level, Bot> = { novice, intermediate, advanced }
