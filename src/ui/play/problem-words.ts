import type { SaveProblem } from '../../saves/game.ts'
import { t } from '../../text/messages/games.ts'
import { fileWords } from '../file-words.ts'

/** What went wrong with a kept game or a file, in words. */
export function problemWords(wrong: SaveProblem): string {
  return wrong.problem === 'move'
    ? t('play.problem.move', { count: wrong.index + 1 })
    : fileWords(wrong)
}
