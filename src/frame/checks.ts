import { moveProblems, positionProblems } from '../engine/audit.ts'
import { random } from '../engine/rng.ts'
import type { RuleSet } from '../engine/rule-set.ts'
import type { GameTypes } from '../engine/types.ts'
import type { Played } from './played.ts'

/** What self-play checks of any game at a decision: sentences on what is wrong. */
export const checksOf = <G extends GameTypes>(
  rules: RuleSet<G>,
): Pick<Played<G>, 'problemsAt' | 'moveProblemsAt'> => ({
  problemsAt: (position, drawn) => positionProblems(rules, position, drawn),
  moveProblemsAt: (position, drawn, holder) =>
    moveProblems(rules, position, drawn, () => random(holder)),
})
