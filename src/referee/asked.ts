/** What a scenario is about, as a question to the referee (Node only). */
import type { RuleOf } from '../engine/types.ts'
import type { ScenarioGame, ScenarioTypes } from '../scenario/definition.ts'
import { type Run, runScenario } from '../scenario/run.ts'
import type { ScenarioSource } from '../scenario/schema.ts'

interface Asked<G extends ScenarioTypes> {
  played: G['Move'][]
  move: G['Move']
}

type Step<G extends ScenarioTypes> = Run<G>['steps'][number]

interface Asking<G extends ScenarioTypes> {
  source: ScenarioSource<G>
  /** The step that is in dispute, counted from 0, where it is another than it seems. */
  step?: number | undefined
  /** The rules behind what did not happen in a step. */
  missedIn: (step: Step<G>) => readonly { rule: RuleOf<G> }[]
}

/**
 * The move in dispute, and what is played before it: the first that is refused, else the first by which one of the
 * scenario's rules comes to pass, else the first of all. Null where nothing can be asked.
 */
export function askedIn<G extends ScenarioTypes>(
  definition: ScenarioGame<G>,
  { source, step: disputed = -1, missedIn }: Asking<G>,
): Asked<G> | null {
  const { steps } = runScenario(definition, source)
  const parsed = ({ move }: Step<G>): G['Move'] | null => definition.game.parseMove(move)
  const citedBy = (step: Step<G>): RuleOf<G>[] =>
    [...step.events, ...missedIn(step)].map(({ rule }) => rule)
  const legalBefore = (index: number): G['Move'][] =>
    steps.slice(0, index).flatMap((step) => (step.broken.length === 0 ? (parsed(step) ?? []) : []))
  const found = [
    disputed,
    steps.findIndex(({ broken }) => broken.length > 0),
    ...(source.rules ?? []).map((rule) => steps.findIndex((step) => citedBy(step).includes(rule))),
    0,
  ].find((index) => index >= 0 && steps[index] !== undefined && parsed(steps[index]) !== null)
  const step = found === undefined ? undefined : steps[found]
  const move = step && parsed(step)
  return move && found !== undefined ? { played: legalBefore(found), move } : null
}
