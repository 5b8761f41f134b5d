import type { Place, Token } from './events.ts'
import type { Move } from './moves.ts'
import type { End, Start } from './notation.ts'
import type { RuleId } from './rule-ids.ts'
import type { GameSetup } from './setup.ts'
import type { Position } from './state.ts'
import type { View } from './view.ts'

/** The types of Le Havre, for what is shared between games. */
export interface LeHavre {
  Position: Position
  Move: Move
  Rule: RuleId
  Token: Token
  Place: Place
  Setup: GameSetup
  View: View
  Start: Start
  End: End
}
