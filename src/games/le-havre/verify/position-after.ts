import { readText } from '../../../referee/read.ts'
import { leHavre } from '../definition.ts'
import type { Move } from '../rules/moves.ts'
import type { Position } from '../rules/state.ts'

/** The position in round 5 where A's main action is due, with what `set` says in the words of a scenario, after some moves. Throws where these are refused. */
export function positionAfter(set: string, moves: readonly Move[]): Position {
  const read = readText(leHavre, `at: turn.main\nset: { round: 5, ${set} }`)
  if (!read.ok) throw new Error(read.problem)
  return moves.reduce((position, move) => {
    const next = leHavre.game.applyMove(position, move)
    if (!next.ok) throw new Error(next.broken.join())
    return next.position
  }, read.position)
}
