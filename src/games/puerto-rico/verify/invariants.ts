import { describeProblem } from '../../../engine/problem.ts'
import { validate } from '../rules/impossible.ts'
import type { Position } from '../rules/state.ts'

/** Everything that is wrong with a position, a line each; none where it can occur. */
export function violations(position: Position): string[] {
  return validate(position).map(describeProblem)
}
