import { type GameParts, makeGame } from '../../../engine/game.ts'
import { ACTS } from './acts.ts'
import { chart } from './chart.ts'
import { type Move, moveKinds } from './moves.ts'
import { OWN_PLACES, type Place, type Token } from './notes.ts'
import type { RuleId } from './rule-ids.ts'
import { guards, steps } from './sequence.ts'
import type { GameSetup } from './setup.ts'
import { copyState, type Position } from './state.ts'
import type { View } from './view.ts'

/** The types of Puerto Rico. */
export interface PuertoRico {
  Position: Position
  Move: Move
  Rule: RuleId
  Token: Token
  Place: Place
  Setup: GameSetup
  View: View
}

export const parts: GameParts<PuertoRico> = {
  id: 'puerto-rico',
  version: 1,
  chart,
  guards,
  steps,
  acts: ACTS,
  moveKinds,
  copy: copyState,
  ownPlaces: new Set<Place>(OWN_PLACES),
  uncounted: new Set<Token>(['discount', 'governor']),
}

/** Puerto Rico: judge, list, advance and bulk play. */
export const game = makeGame<PuertoRico>(parts)
