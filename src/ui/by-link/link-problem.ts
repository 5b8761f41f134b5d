import type { ByLinkProblem } from '../../saves/by-link/link.ts'
import { t } from '../../text/messages/by-link.ts'

/** Why a link holds no game that can be opened, in words. */
export const linkProblem = (wrong: ByLinkProblem): string =>
  wrong.problem === 'move'
    ? t('by-link.move', { count: wrong.index + 1 })
    : t(`by-link.${wrong.problem}`)
