/** The games as every page of the site knows them; apart from the registry, which leads to all the code of all games. */
import type { SiteGame } from '../frame/site.ts'
import type { SiteId } from './ids.ts'
import { site as leHavre } from './le-havre/site/game.ts'
import { site as puertoRico } from './puerto-rico/site/game.ts'

export const SITES: Readonly<Record<SiteId, SiteGame>> = {
  'puerto-rico': puertoRico,
  'le-havre': leHavre,
}
