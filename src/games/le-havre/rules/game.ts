import { type GameParts, makeGame } from '../../../engine/game.ts'
import { chart } from './chart.ts'
import { OWN_PLACES, type Place, type Token, UNCOUNTED } from './events.ts'
import { MOVE_DEFINITIONS } from './move-definitions.ts'
import { moveKinds } from './moves.ts'
import { guards, steps } from './sequence.ts'
import { copyState } from './state.ts'
import type { LeHavre } from './types.ts'

export const parts: GameParts<LeHavre> = {
  id: 'le-havre',
  linkCode: 'lh',
  version: 1,
  chart,
  guards,
  steps,
  moveDefinitions: MOVE_DEFINITIONS,
  moveKinds,
  copy: copyState,
  ownPlaces: new Set<Place>(OWN_PLACES),
  uncounted: new Set<Token>(UNCOUNTED),
}

/** Le Havre: judge, list, apply and bulk play. */
export const game = makeGame<LeHavre>(parts)
