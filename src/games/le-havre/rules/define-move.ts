import {
  type MoveDefinition,
  type MoveDefinitionSource,
  makeMoveDefinition,
} from '../../../engine/move-definition.ts'
import { BUILDING } from './buildings.ts'
import type { EffectKind, EffectOf } from './effects.ts'
import type { Emit } from './events.ts'
import type { MoveKind, MoveOf } from './moves.ts'
import type { RuleId } from './rule-ids.ts'
import { playerAt, type State } from './state.ts'
import type { Visit } from './visit.ts'

export type MoveDefinitionOf<D extends MoveKind> = MoveDefinition<State, MoveOf<D>, RuleId, Emit>

/** Makes the move definition of one kind of move. */
export function defineMove<D extends MoveKind>(
  source: MoveDefinitionSource<State, MoveOf<D>, RuleId, Emit>,
): MoveDefinitionOf<D> {
  return makeMoveDefinition(source)
}

/** The effect that is to be carried out now; null where no action runs. */
export function currentEffect({ phase: { building, effect } }: State) {
  return building === null ? null : (BUILDING[building].effects?.[effect] ?? null)
}

/** The same where it is of one kind. */
export function currentOf<K extends EffectKind>(state: State, kind: K): EffectOf<K> | null {
  const effect = currentEffect(state)
  return effect?.kind === kind ? (effect as EffectOf<K>) : null
}

/** The visit under way, by the seat that decides; null where no action runs. */
export function visitOf(state: State): Visit | null {
  const { seat, phase } = state
  if (phase.building === null) return null
  return { state, seat, building: phase.building, items: playerAt(state, seat).items }
}

/** Moves that differ in nothing but a seat and an id, made once and shared; so nobody may change them. */
export function sharedMoves<Id extends string, M extends object>(
  make: (seat: number, id: Id) => M,
): (seat: number, id: Id) => M {
  const bySeat: Map<Id, M>[] = []
  return (seat, id) => {
    const made = bySeat[seat] ?? new Map<Id, M>()
    bySeat[seat] = made
    const move = made.get(id) ?? Object.freeze(make(seat, id))
    made.set(id, move)
    return move
  }
}
