import { moveProblems, positionProblems } from '../../src/engine/audit.ts'
import { random } from '../../src/engine/rng.ts'
import type { RuleSet } from '../../src/engine/rule-set.ts'
import type { GameTypes } from '../../src/engine/types.ts'
import type { Played } from './played.ts'

/** What self-play checks of any game at a decision: sentences on what is wrong. */
export const checksOf = <G extends GameTypes>(
  rules: RuleSet<G>,
): Pick<Played<G>, 'problemsAt' | 'moveProblemsAt'> => ({
  problemsAt: (position, drawn) => positionProblems(rules, position, drawn),
  moveProblemsAt: (position, drawn, holder) =>
    moveProblems(rules, position, drawn, () => random(holder)),
})
