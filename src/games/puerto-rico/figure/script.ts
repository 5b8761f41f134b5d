import type { ScriptDefinition } from '../../../ui/figure/definition.ts'
import { game } from '../rules/game.ts'
import type { PuertoRico } from '../rules/types.ts'
import { addressesOf } from '../table/event-places.ts'
import { changed } from './changed.ts'

/** How the moves of a scenario are walked through. */
export const script: ScriptDefinition<PuertoRico> = { game, addressesOf, changed }
