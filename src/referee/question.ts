/** What a referee is asked: a position, and perhaps a move in it. */

import type { AnyPosition, GameTypes, Problem } from '../engine/types.ts'
import type { LinkProblem } from '../saves/link.ts'
import type { Fault } from '../scenario/parse.ts'

/** What is looked at besides a verdict: all legal moves, the score, the end of the game. */
export const MODES = ['moves', 'score', 'end'] as const
export type Mode = (typeof MODES)[number]

export interface Question<G extends GameTypes> {
  position: G['Position']
  /** Moves played on from the position; the move and the mode are about where they lead. */
  played?: readonly G['Move'][]
  move?: G['Move']
  mode?: Mode
  /** It is still being set up, and may be a position that cannot occur. */
  draft?: true
}

/** What is wrong with a position, and the line of a file that says so. */
export interface Lined extends Problem {
  line?: number
}

/** Why something from outside could not be read. `problems` for an impossible position, `faults` with lines. */
export interface Unread<Position = AnyPosition> {
  ok: false
  problem:
    | LinkProblem
    | 'not-text'
    | 'shape'
    | 'line'
    | 'move'
    | 'impossible'
    /** It lies on the site, and the site could not be asked. */
    | 'offline'
    /** The site has nothing of that name. */
    | 'missing'
  faults: Fault[]
  problems: Lined[]
  /** An impossible position, to be mended. */
  draft?: Position
  /** The same as it was told, for a game that mends it in those words. */
  source?: object
}

/** Something could not be read, and why. */
export function unread<Position = never>(
  problem: Unread['problem'],
  more: { faults?: Fault[]; problems?: Problem[]; draft?: Position | null; source?: object } = {},
): Unread<Position> {
  const { faults = [], problems = [], draft, source } = more
  return {
    ok: false,
    problem,
    faults,
    problems,
    ...(draft && { draft }),
    ...(source && { source }),
  }
}
