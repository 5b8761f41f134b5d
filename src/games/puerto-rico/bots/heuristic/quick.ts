/** The heuristic as games are played out by it: quick, and not always the same. */
import { type Rng, randomBelow } from '../../../../engine/rng.ts'
import type { Move } from '../../rules/moves.ts'
import type { Position } from '../../rules/state.ts'
import { movesAt, rankOf } from './decide.ts'
import { bestOf } from './decision.ts'

/** So many roles are weighed, drawn at random: the one that looks best is not taken in every game. */
const ROLES = 3

/** Keeps `count` of the moves, drawn at random. */
function draw(moves: Move[], count: number, rng: Rng): void {
  while (moves.length > count) {
    const last = moves.pop()
    const index = randomBelow(rng, moves.length + 1)
    if (last && index < moves.length) moves[index] = last
  }
}

/** A move of a game that is played out. */
export function decideQuickly(position: Position, rng: Rng): Move {
  const moves = movesAt(position)
  if (position.at === 'roles') draw(moves, ROLES, rng)
  const [only] = moves
  if (only && moves.length === 1) return only
  const best = bestOf(rankOf(position, moves))
  if (!best) throw new Error(`no legal move at ${position.at}`)
  return best.move
}
