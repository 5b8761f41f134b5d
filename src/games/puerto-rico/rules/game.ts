import { type GameParts, makeGame } from '../../../engine/game.ts'
import { added } from './added.ts'
import { chart } from './chart.ts'
import { copyState } from './copy-state.ts'
import { OWN_PLACES, type Place, type Token } from './events.ts'
import { IDENTITY } from './identity.ts'
import { MOVE_DEFINITIONS } from './move-definitions.ts'
import { moveKinds } from './moves.ts'
import { guards, steps } from './sequence.ts'
import type { PuertoRico } from './types.ts'

export const parts: GameParts<PuertoRico> = {
  ...IDENTITY,
  chart,
  guards,
  steps,
  moveDefinitions: MOVE_DEFINITIONS,
  movesFor: ({ expansions }) => (expansions ? added().moveDefinitions : null),
  moveKinds,
  absentKind: 'turn.in-game',
  copy: copyState,
  ownPlaces: new Set<Place>(OWN_PLACES),
  uncounted: new Set<Token>(['discount', 'governor']),
}

/** Puerto Rico: judge, list, apply and bulk play. */
export const game = makeGame<PuertoRico>(parts)
