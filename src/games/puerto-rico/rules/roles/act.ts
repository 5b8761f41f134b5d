import { type Act, type ActSource, makeAct } from '../../../../engine/act.ts'
import type { MoveKind, MoveOf } from '../moves.ts'
import type { Sink } from '../notes.ts'
import type { RuleId } from '../rule-ids.ts'
import type { State } from '../state.ts'

export type ActOf<D extends MoveKind> = Act<State, MoveOf<D>, RuleId, Sink>

/** Makes the act of one kind of move. */
export function act<D extends MoveKind>(
  source: ActSource<State, MoveOf<D>, RuleId, Sink>,
): ActOf<D> {
  return makeAct(source)
}

/** The rules of an act as they are written, in their order, for an act that goes beyond it. */
export function rulesOf<D extends MoveKind>(
  { checks }: ActOf<D>,
  without: readonly RuleId[] = [],
): ActSource<State, MoveOf<D>, RuleId, Sink>['rules'] {
  const kept = checks.filter(({ rule }) => !without.includes(rule))
  return Object.fromEntries(kept.map(({ rule, keeps }) => [rule, keeps])) as ActSource<
    State,
    MoveOf<D>,
    RuleId,
    Sink
  >['rules']
}
