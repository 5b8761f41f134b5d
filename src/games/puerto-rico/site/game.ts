import type { SiteGame } from '../../../frame/site.ts'
import { t } from '../../../text/messages/site.ts'
import { glossOf } from '../words/gloss.ts'
import { isOwnTerm } from '../words/terms.ts'

/** Puerto Rico as every page knows it. */
export const site: SiteGame = {
  name: t('site.games.puerto-rico'),
  picture: 'home',
  hasTerm: isOwnTerm,
  glossOf,
  searched: ['rules', 'cases'],
}
