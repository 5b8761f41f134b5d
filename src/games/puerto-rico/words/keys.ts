/** The words that may stand in scenario files of this language for keys and ids. */
import { messages } from '#puerto-rico/words/generated/keys.ts'
import { vocabularyOf, wordsForIds } from '../../../scenario/keys.ts'
import { isAddedKind, MOVE_KINDS } from '../rules/moves.ts'
import { ADDED_DECISIONS, ALL_BUILDINGS, DECISIONS, GOODS, ROLES } from '../rules/vocabulary.ts'
import './added-names.ts'
import { term } from './markup.ts'
import { say as sayAdded } from './messages/expansions.ts'
import { say } from './messages/referee.ts'

/** Every word that may stand for an id. */
export const WORDS_FOR_IDS = [
  ...wordsForIds({
    done: [
      ...DECISIONS.map((at) => [at, say(`at.${at}`)] as const),
      ...ADDED_DECISIONS.map((at) => [at, sayAdded(`at.${at}`)] as const),
      ...MOVE_KINDS.map(
        (kind) =>
          [kind, isAddedKind(kind) ? sayAdded(`kind.${kind}`) : say(`kind.${kind}`)] as const,
      ),
    ],
    messages,
    terms: [...ROLES, ...GOODS, ...ALL_BUILDINGS].map((id) => [id, term(id)] as const),
  }),
]

/** The same with all meanings of a word. */
export const vocabulary = vocabularyOf(WORDS_FOR_IDS)
