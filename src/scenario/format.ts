/** The format of a game's scenario files as tables, from the schema that reads them. */

import type { ScenarioGame, ScenarioTypes } from './definition.ts'
import { type Described, described, describedField } from './described.ts'
import { FormatWriter } from './format-writer.ts'
import type { WordFor } from './keys.ts'
import { scenarioSchemaOf } from './schema.ts'

/** Ids that stand in many places, told once. */
export const LIST_NAMES = [
  'at',
  'roles',
  'goods',
  'tiles',
  'buildings',
  'specialBuildings',
  'ships',
  'tokens',
] as const
export type ListName = (typeof LIST_NAMES)[number]
export type Lists = { [name in ListName]?: readonly string[] }
/** Lists of the game's own; what can be gained besides is a list of its own. */
export type OwnLists = Omit<Lists, 'tokens'>

/**
 * What stands at a place, bit by bit: ids, what stands between them, one of a list, moves or rules, or keys that have a
 * table of their own.
 */
export type Piece =
  | { code: string }
  | { mark: string }
  | { list: ListName | 'moves' | 'rules' }
  | { table: string }

/** An id or key, and what it is called in the language. */
export interface NamedId {
  id: string
  words: readonly string[]
}
export interface FormatRow extends NamedId {
  isOpen: boolean
  takes: readonly Piece[]
}
/** Keys that stand together, by the place where they do: 'set.A'; that of the file is empty. */
export interface FormatTable {
  path: string
  rows: readonly FormatRow[]
}
export interface Format {
  tables: readonly FormatTable[]
  moves: readonly (NamedId & { fields: readonly FormatRow[] })[]
  lists: readonly { name: ListName; ids: readonly NamedId[] }[]
  /** What can be gained. */
  tokens: readonly Piece[]
}

/** The tables of a game's format. */
export function formatOf<G extends ScenarioTypes>(
  definition: ScenarioGame<G>,
  { lists: own, words }: { lists: OwnLists; words: readonly WordFor[] },
): Format {
  const named = (id: string): NamedId => ({
    id,
    words: [...new Set(words.flatMap(([word, meant]) => (meant === id ? [word] : [])))],
  })
  const { moveKinds } = definition.game.parts
  const listed = Object.values(own).flatMap((ids) => [...ids])
  const lists: Lists = { ...own, tokens: definition.tokens.filter((one) => !listed.includes(one)) }
  const known = { ...lists, moves: Object.keys(moveKinds), rules: definition.rules }
  const writer = new FormatWriter(known, named)
  const file: Described = described(scenarioSchemaOf(definition))
  writer.take(file, '')
  return {
    tables: writer.tables,
    moves: Object.entries(moveKinds).map(([kind, { fields }]) => ({
      ...named(kind),
      fields: Object.entries(fields).map(([key, field]) => {
        const isOpen = field.is === 'optional' || field.is === 'asked'
        return writer.row({ key, isOpen, of: describedField(field) }, kind)
      }),
    })),
    lists: LIST_NAMES.flatMap((name) => {
      const ids = lists[name]
      return ids ? [{ name, ids: ids.map(named) }] : []
    }),
    tokens: writer.take({ is: 'words', words: definition.tokens }, ''),
  }
}
