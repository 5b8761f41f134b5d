/** What a referee is asked: a position, and perhaps a move in it. */
import type { Move } from '../games/puerto-rico/rules/moves.ts'
import type { Problem } from '../games/puerto-rico/rules/position.ts'
import type { Position } from '../games/puerto-rico/rules/state.ts'
import type { Fault } from '../scenario/parse.ts'

/** What is looked at besides a verdict: all legal moves, the score, the end of the game. */
export const MODES = ['moves', 'score', 'end'] as const
export type Mode = (typeof MODES)[number]

export interface Question {
  position: Position
  move?: Move
  mode?: Mode
}

/** Why something from outside could not be read. `problems` for an impossible position, `faults` with lines. */
export interface Unread {
  ok: false
  problem:
    | 'foreign'
    | 'newer'
    | 'too-long'
    | 'damaged'
    | 'not-text'
    | 'shape'
    | 'move'
    | 'impossible'
  faults: Fault[]
  problems: Problem[]
}

/** Something could not be read, and why. */
export function unread(
  problem: Unread['problem'],
  more: { faults?: Fault[]; problems?: Problem[] } = {},
): Unread {
  return { ok: false, problem, faults: more.faults ?? [], problems: more.problems ?? [] }
}
