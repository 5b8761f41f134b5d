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
