/** The words that may stand in scenario files of this language for keys and ids. */
import { messages } from '#le-havre/words/generated/keys.ts'
import { vocabularyOf } from '../../../scenario/keys.ts'
import { TOKENS } from '../rules/events.ts'
import { moveKinds } from '../rules/moves.ts'
import { DECISIONS, each, VERSIONS } from '../rules/vocabulary.ts'
import { tokenName } from './card.ts'
import { say } from './messages/referee.ts'

const KINDS = each(Object.keys(moveKinds) as (keyof typeof moveKinds)[], (kind) => kind)

/** Every word with the ids that it may stand for. */
export const vocabulary = vocabularyOf({
  done: [
    ...DECISIONS.map((at) => [at, say(`at.${at}`)] as const),
    ...Object.values(KINDS).map((kind) => [kind, say(`kind.${kind}`)] as const),
    ...VERSIONS.map((version) => [version, say(`version.${version}`)] as const),
  ],
  messages,
  terms: TOKENS.map((token) => [token, tokenName(token)] as const),
})
