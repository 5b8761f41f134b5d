/** The chart of Puerto Rico as an XState machine: what the site runs. */
import { makeMachine } from '../../engine/machine.ts'
import { parts } from './rules/game.ts'
import type { PuertoRico } from './rules/types.ts'

export const { machine, positionOf, snapshotAt, startActor } = makeMachine<PuertoRico>(parts)
