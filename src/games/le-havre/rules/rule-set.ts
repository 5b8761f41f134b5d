/** The rules of Le Havre in one object: its verbs, its box, its start, and what can be true of a position. */
import { canonicalJson } from '../../../engine/canonical.ts'
import type { RuleSet } from '../../../engine/rule-set.ts'
import { TOKENS } from './events.ts'
import { game } from './game.ts'
import { validate } from './impossible.ts'
import { inventory } from './inventory.ts'
import { parsePosition } from './position.ts'
import { RULES } from './rule-ids.ts'
import { resultOf } from './scoring.ts'
import { setUp } from './setup.ts'
import type { LeHavre } from './types.ts'
import { playerView, publicMove } from './view.ts'

export const ruleSet: RuleSet<LeHavre> = {
  game,
  rules: RULES,
  tokens: TOKENS,
  seats: [1, 2, 3, 4, 5],
  inventory,
  setUp,
  parsePosition,
  validate,
  playerView,
  publicMove,
  canonicalKey: canonicalJson,
  resultOf,
}
