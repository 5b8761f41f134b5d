import { type Act, type ActSource, makeAct } from '../../../../engine/act.ts'
import type { Deed, MoveOf } from '../moves.ts'
import type { Sink } from '../notes.ts'
import type { RuleId } from '../rule-ids.ts'
import type { State } from '../state.ts'

export type ActOf<D extends Deed> = Act<State, MoveOf<D>, RuleId, Sink>

/** Makes the act of one kind of move. */
export function act<D extends Deed>(source: ActSource<State, MoveOf<D>, RuleId, Sink>): ActOf<D> {
  return makeAct(source)
}
