import {
  type MoveDefinition,
  type MoveDefinitionSource,
  makeMoveDefinition,
} from '../../../../engine/move-definition.ts'
import type { Emit } from '../events.ts'
import type { MoveKind, MoveOf } from '../moves.ts'
import type { RuleId } from '../rule-ids.ts'
import type { State } from '../state.ts'

export type MoveDefinitionOf<D extends MoveKind> = MoveDefinition<State, MoveOf<D>, RuleId, Emit>

/** Makes the move definition of one kind of move. */
export function defineMove<D extends MoveKind>(
  source: MoveDefinitionSource<State, MoveOf<D>, RuleId, Emit>,
): MoveDefinitionOf<D> {
  return makeMoveDefinition(source)
}

/** The rules of a move definition as they are written, in their order, for a move definition that goes beyond it. */
export function rulesOf<D extends MoveKind>(
  { checks }: MoveDefinitionOf<D>,
  without: readonly RuleId[] = [],
): MoveDefinitionSource<State, MoveOf<D>, RuleId, Emit>['rules'] {
  const kept = checks.filter(({ rule }) => !without.includes(rule))
  return Object.fromEntries(kept.map(({ rule, keeps }) => [rule, keeps])) as MoveDefinitionSource<
    State,
    MoveOf<D>,
    RuleId,
    Emit
  >['rules']
}
