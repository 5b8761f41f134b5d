/** The words that may stand in scenario files of this language for keys and ids. */
import { messages } from '#le-havre/words/generated/keys.ts'
import { vocabularyOf, wordsForIds } from '../../../scenario/keys.ts'
import { TOKENS } from '../rules/events.ts'
import { moveKinds } from '../rules/moves.ts'
import { DECISIONS, each, VERSIONS } from '../rules/vocabulary.ts'
import { tokenName } from './card.ts'
import { say } from './messages/referee.ts'

const KINDS = each(Object.keys(moveKinds) as (keyof typeof moveKinds)[], (kind) => kind)

/** Every word that may stand for an id. */
export const WORDS_FOR_IDS = [
  ...wordsForIds({
    done: [
      ...DECISIONS.map((at) => [at, say(`at.${at}`)] as const),
      ...Object.values(KINDS).map((kind) => [kind, say(`kind.${kind}`)] as const),
      ...VERSIONS.map((version) => [version, say(`version.${version}`)] as const),
    ],
    messages,
    terms: TOKENS.map((token) => [token, tokenName(token)] as const),
  }),
]

/** The same with all meanings of a word. */
export const vocabulary = vocabularyOf(WORDS_FOR_IDS)
