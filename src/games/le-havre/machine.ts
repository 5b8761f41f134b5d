/** The chart of Le Havre as an XState machine: what the site runs. */
import { makeMachine } from '../../engine/machine.ts'
import { parts } from './rules/game.ts'
import type { LeHavre } from './rules/types.ts'

export const { machine, positionOf, snapshotAt, startActor } = makeMachine<LeHavre>(parts)
