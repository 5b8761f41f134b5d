/** What the games are called in files, in ids and in the language of the run. */
import { GAMES, type SiteId } from '../../src/games/ids.ts'
import type { GameNames } from '../../src/scenario/game-name.ts'
import { type Vocabulary, wordsFor } from '../../src/scenario/vocabulary.ts'
import { t } from '../../src/text/messages/site.ts'

/** A game as people call it. */
export const gameName = (id: SiteId): string => t(`site.games.${id}`)

/** By which words a file names its game, of all that stand in the files of any. */
export function gameNames(vocabularies: readonly Vocabulary[]): GameNames<SiteId> {
  const wordsOf = (ids: readonly string[]): string[] => [
    ...ids,
    ...vocabularies.flatMap((words) => wordsFor(words, ids)),
  ]
  const names = GAMES.flatMap((id) => wordsOf([id]).map((word) => [word, id] as const))
  return { keys: wordsOf(['game', 'name']), names: new Map(names) }
}
