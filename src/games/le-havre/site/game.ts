import type { SiteGame } from '../../../frame/site.ts'
import { t } from '../../../text/messages/site.ts'
import { glossOf } from '../words/gloss.ts'
import { isOwnTerm } from '../words/terms.ts'

/** Le Havre as every page knows it. */
export const site: SiteGame = {
  name: t('site.games.le-havre'),
  picture: 'le-havre/home',
  hasTerm: isOwnTerm,
  glossOf,
  searched: ['le-havre', 'le-havre-cases'],
}
