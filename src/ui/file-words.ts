import { GAP } from '#language/language.ts'
import type { FileProblem } from '../saves/file.ts'
import { t } from '../text/messages/files.ts'

/** Why a file could not be taken in, and that nothing was lost by it. */
export function fileWords(wrong: FileProblem): string {
  return `${causeOf(wrong)}${GAP}${t('file.unchanged')}`
}

function causeOf(wrong: FileProblem): string {
  switch (wrong.problem) {
    case 'newer':
      return t('file.newer', { version: wrong.version })
    case 'other-kind':
      return t(`file.is-${wrong.kind}`)
    default:
      return t(`file.${wrong.problem}`)
  }
}
