/** What the rules answer to a move: everything it breaks, or everything it brings. */
import { game } from '../games/puerto-rico/rules/game.ts'
import type { Move } from '../games/puerto-rico/rules/moves.ts'
import type { Note } from '../games/puerto-rico/rules/notes.ts'
import type { RuleId } from '../games/puerto-rico/rules/rule-ids.ts'
import type { Position } from '../games/puerto-rico/rules/state.ts'
import { type Change, changesBetween } from './changes.ts'
import { nearestMoves } from './nearest.ts'

export type Verdict =
  | {
      legal: false
      move: Move
      /** Every broken rule, the deciding one first. */
      broken: RuleId[]
      /** Legal moves that come closest to it. */
      nearest: Move[]
    }
  | {
      legal: true
      move: Move
      /** Each gain, loss and movement with the rule behind it, in order. */
      notes: Note[]
      /** Every count that is another than before. */
      changes: Change[]
      after: Position
    }

/** The ruling on a move; the position given stays as it is. */
export function verdictOn(position: Position, move: Move): Verdict {
  const result = game.advance(position, move)
  if (!result.ok)
    return { legal: false, move, broken: result.broken, nearest: nearestMoves(position, move) }
  const { notes, position: after } = result
  return { legal: true, move, notes, changes: changesBetween(position, after), after }
}
