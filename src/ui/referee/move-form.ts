/** What is filled in to ask about a move: the fields of its kind, as the table of kinds has them. */
import type { Field, MoveKinds, Optional } from '../../engine/move-kinds.ts'
import type { KindOf } from '../../referee/definition.ts'
import type { Words } from '../../referee/words.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'

/** A field that is always filled in; those that may be left out are not asked for. */
export type NeededField = Exclude<Field, Optional>

export interface Chosen {
  value: string
  text: Words
}

/** What the form of any move asks of a game. */
export interface MoveFormDefinition<G extends ScenarioTypes> {
  /** Kinds of moves that can be meant in a game, the likeliest first. */
  kindsIn: (position: G['Position']) => readonly KindOf<G>[]
  /** What a field is called. */
  fieldWords: (name: string) => Words
  /** What can be meant by a field with a name for each; null for a number that is typed. */
  choices: (position: G['Position'], name: string, field: NeededField) => readonly Chosen[] | null
  /** What stands in a field until it is filled in, where that is not the first of its choices. */
  likely?: (position: G['Position'], seat: number, name: string) => unknown
}

export type Values = Readonly<Record<string, unknown>>

/** The fields of a kind of move that are asked for. */
export const fieldsOf = (kinds: MoveKinds, kind: string): [string, NeededField][] =>
  Object.entries(kinds[kind]?.fields ?? {}).flatMap(([name, field]): [string, NeededField][] =>
    field.is === 'optional' ? [] : [[name, field]],
  )

/** A value for every field of a kind of move: what was changed by hand, else what is likeliest there. */
export function filledIn<G extends ScenarioTypes>(
  form: MoveFormDefinition<G>,
  kinds: MoveKinds,
  {
    position,
    seat,
    kind,
    changed,
  }: {
    position: G['Position']
    seat: number
    kind: string
    changed: Values
  },
): Values {
  const values = fieldsOf(kinds, kind).map(([name, field]) => [
    name,
    changed[name] ?? form.likely?.(position, seat, name) ?? emptyOf(form, position, name, field),
  ])
  return Object.fromEntries(values)
}

function emptyOf<G extends ScenarioTypes>(
  form: MoveFormDefinition<G>,
  position: G['Position'],
  name: string,
  field: NeededField,
): unknown {
  switch (field.is) {
    case 'one':
      return form.choices(position, name, field)?.[0]?.value ?? field.of[0]
    case 'whole':
      return field.least
    case 'counts':
      return {}
    case 'asked':
      return undefined
  }
}
