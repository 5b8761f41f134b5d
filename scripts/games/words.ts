import { WORDS as leHavre } from '../../src/games/le-havre/words/word-source.ts'
import { WORDS as puertoRico } from '../../src/games/puerto-rico/words/word-source.ts'
import type { WordSource } from '../../src/text/read-words.ts'
import type { GameId } from './ids.ts'

/** What the words of every game are read by. */
export const WORD_SOURCES: Readonly<Record<GameId, WordSource>> = {
  'puerto-rico': puertoRico,
  'le-havre': leHavre,
}
