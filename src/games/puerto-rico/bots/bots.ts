import type { Bots } from '../../../bots/definition.ts'
import { advanced } from './advanced.ts'
import { expert } from './expert.ts'
import { intermediate } from './intermediate.ts'
import { novice } from './novice.ts'
import type { PuertoRicoBots } from './types.ts'

/** The bots by level, from the weakest to the strongest. */
export const BOTS: Bots<PuertoRicoBots> = { novice, intermediate, advanced, expert }
