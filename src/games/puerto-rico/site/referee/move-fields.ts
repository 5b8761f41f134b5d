/** What is filled in to ask about a move: the fields of its kind, as the table of kinds has them. */
import type { Field, Optional } from '../../../../engine/move-kinds.ts'
import {
  type BaseMoveKind,
  fieldsOfKind,
  type MoveKind,
  type moveKinds,
} from '../../rules/moves.ts'
import { type Position, playerAt } from '../../rules/state.ts'
import type { Seat } from '../../rules/vocabulary.ts'
import { firstLayout } from '../../table/layout.ts'

/** A field that is always filled in; those that may be left out are of the expansions. */
export type NeededField = Exclude<Field, Optional>
type NeededName<F> = { [N in keyof F]: F[N] extends Optional ? never : N }[keyof F] & string

/** The name of such a field of any kind of move. */
export type FieldName = {
  [K in BaseMoveKind]: NeededName<(typeof moveKinds)[K]['fields']>
}[BaseMoveKind]

export type Values = { readonly [name in FieldName]?: unknown }

/** The fields of a kind of move. */
export const fieldsOf = (kind: MoveKind): [FieldName, NeededField][] =>
  Object.entries(fieldsOfKind(kind)).filter(([, { is }]) => is !== 'optional') as [
    FieldName,
    NeededField,
  ][]

/** A value for every field of a kind of move: what was changed by hand, else what is likeliest there. */
export function filledIn(position: Position, seat: Seat, kind: MoveKind, changed: Values): Values {
  const likely: Values = { ship: position.ships[0]?.size, ...firstLayout(playerAt(position, seat)) }
  const values = fieldsOf(kind).map(([name, field]) => [
    name,
    changed[name] ?? likely[name] ?? emptyOf(field),
  ])
  return Object.fromEntries(values)
}

function emptyOf(field: NeededField): unknown {
  switch (field.is) {
    case 'one':
      return field.of[0]
    case 'whole':
      return field.least
    case 'counts':
      return {}
    case 'asked':
      return undefined
  }
}
