import type { Move } from './rules/moves.ts'
import type { Place, Token } from './rules/notes.ts'
import type { RuleId } from './rules/rule-ids.ts'
import type { GameSetup } from './rules/setup.ts'
import type { Position } from './rules/state.ts'
import type { View } from './rules/view.ts'
import type { End, Start } from './scenario/schema.ts'

/** The types of Puerto Rico, for what is shared between games. */
export interface PuertoRico {
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
