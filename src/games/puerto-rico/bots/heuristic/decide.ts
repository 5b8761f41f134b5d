/** The written heuristic: one file a decision, put together. */
import type { Position } from '../../rules/state.ts'
import { type At, type Decision, isAdded } from '../../rules/vocabulary.ts'
import { added, withAdded } from './added.ts'
import { builder } from './builder.ts'
import { captain } from './captain.ts'
import { colonist } from './colonist.ts'
import { craftsman } from './craftsman.ts'
import { bestOf, type Rule, type Scored } from './decision.ts'
import { mayor } from './mayor.ts'
import { roles } from './roles.ts'
import { settler } from './settler.ts'
import { storage } from './storage.ts'
import { trader } from './trader.ts'

const RULES: Record<Decision, Rule> = {
  roles,
  'settler.turn': settler,
  'settler.manning': colonist,
  'mayor.recruiting': colonist,
  'mayor.placing': mayor,
  'builder.turn': builder,
  'builder.manning': colonist,
  'craftsman.bonus': craftsman,
  'trader.turn': trader,
  'captain.loading': captain,
  'captain.storing': storage,
}

/** The rule for a decision; a finished game has none and throws. */
export function ruleAt(at: At): Rule {
  if (at === 'over') throw new RangeError('the game is over: there is nothing to decide')
  return isAdded(at) ? added : RULES[at]
}

/** Every sensible move of a position with its worth. */
export function rank(position: Position): Scored[] {
  const { rank } = ruleAt(position.at)
  return position.expansions ? withAdded(position, rank) : rank(position)
}

/** The move that the heuristic makes. */
export function decide(position: Position): Scored {
  const best = bestOf(rank(position))
  if (!best) throw new Error(`no legal move at ${position.at}`)
  return best
}
