/** What is filled in to ask about a move: the fields of its kind, as the table of kinds has them. */
import type { Field } from '../../../../engine/move-kinds.ts'
import { type MoveKind, moveKinds } from '../../rules/moves.ts'
import { type Position, playerAt } from '../../rules/state.ts'
import type { Seat } from '../../rules/vocabulary.ts'
import { firstLayout } from '../../table/layout.ts'

/** The name of a field of any kind of move. */
export type FieldName = {
  [K in MoveKind]: keyof (typeof moveKinds)[K]['fields'] & string
}[MoveKind]

export type Values = { readonly [name in FieldName]?: unknown }

/** The fields of a kind of move. */
export const fieldsOf = (kind: MoveKind): [FieldName, Field][] =>
  Object.entries<Field>(moveKinds[kind].fields) as [FieldName, Field][]

/** A value for every field of a kind of move: what was changed by hand, else what is likeliest there. */
export function filledIn(position: Position, seat: Seat, kind: MoveKind, changed: Values): Values {
  const likely: Values = { ship: position.ships[0]?.size, ...firstLayout(playerAt(position, seat)) }
  const values = fieldsOf(kind).map(([name, field]) => [
    name,
    changed[name] ?? likely[name] ?? emptyOf(field),
  ])
  return Object.fromEntries(values)
}

function emptyOf(field: Field): unknown {
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
