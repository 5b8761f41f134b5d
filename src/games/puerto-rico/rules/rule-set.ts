/** The rules of Puerto Rico in one object: its verbs, its box, its start, and what can be true of a position. */
import { canonicalJson } from '../../../engine/canonical.ts'
import type { RuleSet } from '../../../engine/rule-set.ts'
import { TOKENS } from './events.ts'
import { game } from './game.ts'
import { validate } from './impossible.ts'
import { inventory } from './inventory.ts'
import { parsePosition } from './position.ts'
import { ALL_RULES } from './rule-ids.ts'
import { resultOf } from './scoring.ts'
import { setUp } from './setup.ts'
import type { PuertoRico } from './types.ts'
import { playerView } from './view.ts'

export const ruleSet: RuleSet<PuertoRico> = {
  game,
  rules: ALL_RULES,
  tokens: TOKENS,
  seats: [2, 3, 4, 5],
  inventory,
  setUp,
  parsePosition,
  validate,
  playerView,
  publicMove: (move) => move,
  canonicalKey: canonicalJson,
  resultOf(position) {
    const { sheets, winners, decidedBy } = resultOf(position)
    return { points: sheets.map(({ total }) => total), winners, decidedBy }
  },
}
