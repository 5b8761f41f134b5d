/** What a scenario is about, as a question to the referee (Node only). */
import { type Run, runScenario } from '../../../scenario/run.ts'
import type { ScenarioSource } from '../../../scenario/schema.ts'
import { puertoRico } from '../complete.ts'
import type { Move } from '../rules/moves.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import type { PuertoRico } from '../rules/types.ts'
import { missedIn } from './cases.ts'

interface Asked {
  played: Move[]
  move: Move
}

/** Where it is another step than it seems, counted from 0. */
const DISPUTED: Readonly<Record<string, number>> = {
  'wharf/may-stay-unused': 0,
  'wharf/captains-point-after-a-pass': 2,
  'university/declined': 1,
  'office/same-kind': 2,
}

/**
 * The move in dispute, and what is played before it: the first that is refused, else the first by which one of the
 * scenario's rules comes to pass, else the first of all. Null where nothing can be asked.
 */
export function askedIn(id: string, source: ScenarioSource<PuertoRico>): Asked | null {
  const { steps } = runScenario(puertoRico, source)
  const legalBefore = (index: number): Move[] =>
    steps.slice(0, index).flatMap((step) => (step.broken.length === 0 ? (parsed(step) ?? []) : []))
  const found = [
    DISPUTED[id] ?? -1,
    steps.findIndex(({ broken }) => broken.length > 0),
    ...source.rules.map((rule) => steps.findIndex((step) => citedBy(step).includes(rule))),
    0,
  ].find((index) => index >= 0 && steps[index] !== undefined && parsed(steps[index]) !== null)
  const step = found === undefined ? undefined : steps[found]
  const move = step && parsed(step)
  return move && found !== undefined ? { played: legalBefore(found), move } : null
}

type Step = Run<PuertoRico>['steps'][number]

const parsed = ({ move }: Step): Move | null => puertoRico.game.parseMove(move)

const citedBy = (step: Step): RuleId[] => [...step.notes, ...missedIn(step)].map(({ rule }) => rule)
