import { GAP } from '#language/language.ts'
import type { SaveProblem } from '../../saves/game.ts'
import { t as tFile } from '../../text/messages/files.ts'
import { t } from '../../text/messages/games.ts'
import { fileWords } from '../file-words.ts'

/** What is wrong with a game of a file, a link or this device, in words, and that nothing was lost by it. */
export function problemWords(wrong: SaveProblem): string {
  return wrong.problem === 'move'
    ? `${t('play.problem.move', { count: wrong.index + 1 })}${GAP}${tFile('file.unchanged')}`
    : fileWords(wrong)
}
