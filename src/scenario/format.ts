/** The format of a game's scenario files as tables, from the schema that reads them. */

import type { ScenarioGame, ScenarioTypes } from './definition.ts'
import { type Described, described, describedField } from './described.ts'
import {
  type Format,
  LIST_NAMES,
  type Lists,
  type NamedId,
  type OwnLists,
} from './format-tables.ts'
import { FormatWriter } from './format-writer.ts'
import type { WordFor } from './keys.ts'
import { scenarioSchemaOf } from './schema.ts'

/** What a game has besides its schema: lists of ids, what they are called, and their letters in a line. */
interface Words {
  lists: OwnLists
  words: readonly WordFor[]
  letters: Readonly<Record<string, string>>
}

/** The tables of a game's format. */
export function formatOf<G extends ScenarioTypes>(
  definition: ScenarioGame<G>,
  { lists: own, words, letters }: Words,
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
      const lettersOf = (id: string) => (letters[id] ? { letters: letters[id] } : {})
      return ids ? [{ name, ids: ids.map((id) => ({ ...named(id), ...lettersOf(id) })) }] : []
    }),
    tokens: writer.take({ is: 'words', words: definition.tokens }, ''),
  }
}
