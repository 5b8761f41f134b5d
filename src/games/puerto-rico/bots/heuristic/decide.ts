/** The written heuristic: one file a decision, put together. */
import { ownMoves } from '../../../../engine/own-moves.ts'
import { game } from '../../rules/game.ts'
import type { Move } from '../../rules/moves.ts'
import type { Position } from '../../rules/state.ts'
import { type At, type Decision, isAdded } from '../../rules/vocabulary.ts'
import type { Reason } from '../reason.ts'
import { added, isOwn, withAdded } from './added.ts'
import { builder } from './builder.ts'
import { captain } from './captain.ts'
import { colonist } from './colonist.ts'
import { craftsman } from './craftsman.ts'
import { bestOf, type Rule, type Scored } from './decision.ts'
import { mayor } from './mayor.ts'
import { offered } from './offered.ts'
import { producing } from './producing.ts'
import { roles } from './roles.ts'
import { settler } from './settler.ts'
import { sharing } from './sharing.ts'
import { storage } from './storage.ts'
import { trader } from './trader.ts'

const RULES: Record<Decision, Rule> = {
  roles,
  'settler.turn': settler,
  'settler.manning': colonist,
  'mayor.recruiting': colonist,
  'mayor.sharing': sharing,
  'mayor.placing': mayor,
  'builder.turn': builder,
  'builder.manning': colonist,
  'craftsman.producing': producing,
  'craftsman.bonus': craftsman,
  'trader.turn': trader,
  'captain.loading': captain,
  'captain.offered': offered,
  'captain.storing': storage,
}

/** The rule for a decision; a finished game has none and throws. */
export function ruleAt(at: At): Rule {
  if (at === 'over') throw new RangeError('the game is over: there is nothing to decide')
  return isAdded(at) ? added : RULES[at]
}

/** The legal moves of the seat that decides; none where there are too many to list. */
export const movesAt = (position: Position): Move[] =>
  ruleAt(position.at).makesMoves ? [] : [...ownMoves(game, position)]

/** The worth of each of these moves; of those that its rule makes itself where none are listed. */
export function rankOf(position: Position, moves: readonly Move[]): Scored[] {
  const scored = ruleAt(position.at).rank(position, moves)
  return position.expansions ? withAdded(position, scored) : scored
}

/** Every sensible move of a position with its worth. */
export function rank(position: Position): Scored[] {
  return rankOf(position, movesAt(position))
}

/** Why the heuristic would make a move that it values so. */
export function explain(position: Position, choice: Scored): Reason {
  const rule = isOwn(position, choice.move) ? added : ruleAt(position.at)
  return rule.explain(position, choice)
}

/** The move that the heuristic makes. */
export function decide(position: Position): Scored {
  const best = bestOf(rank(position))
  if (!best) throw new Error(`no legal move at ${position.at}`)
  return best
}
