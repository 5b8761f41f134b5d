/** What must be true of every step of every scenario, whatever its file expects. For tests. */

import type { Run, Step } from '../../../scenario/run.ts'
import { game } from '../rules/game.ts'
import type { PuertoRico } from '../rules/types.ts'
import { violations } from './invariants.ts'
import { unaccounted } from './token-balance.ts'

/** Sentences on what is wrong with the steps of a run; none where all is well. */
export function faultsOf(run: Run<PuertoRico>): string[] {
  return run.steps.flatMap((step, index) =>
    [
      ...unlisted(step),
      ...unaccounted(step.before, step.events, step.after),
      ...violations(step.after).filter((fault) => !violations(step.before).includes(fault)),
    ].map((fault) => `move ${index + 1}: ${fault}`),
  )
}

/** A move in one spelling: nothing counted as zero, no count that only asks, keys in order. */
function spelled(move: object): string {
  const plain = (value: unknown): unknown =>
    value !== null && typeof value === 'object'
      ? Object.entries(value)
          .filter(([key, inner]) => inner !== 0 || key === 'seat')
          .map(([key, inner]) => [key, plain(inner)])
          .sort()
      : value
  return JSON.stringify(plain({ ...move, count: 0 }))
}

/** The legal moves are those that are not refused: the move played is listed if it was legal, and only then. */
function unlisted({ before, move, broken }: Step<PuertoRico>): string[] {
  const wanted = spelled(move as object)
  let listed = false
  for (const legal of game.legalMoves(before)) listed ||= spelled(legal) === wanted
  const asked = (move as { count?: number }).count !== undefined
  if (listed === (broken.length === 0) || asked) return []
  return [listed ? `listed, but breaks ${broken.join(', ')}` : 'legal, but not listed']
}
