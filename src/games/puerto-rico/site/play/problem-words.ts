import type { SaveProblem } from '../../../../saves/game.ts'
import { fileWords } from '../../../../ui/file-words.ts'
import { t } from '../../words/messages/games.ts'

/** What went wrong with a kept game or a file, in words. */
export function problemWords(wrong: SaveProblem): string {
  return wrong.problem === 'move'
    ? t('play.problem.move', { count: wrong.index + 1 })
    : fileWords(wrong)
}
