import type { Gloss } from '../text/html.ts'
import type { TermId } from '../text/names.ts'

/** What every page of the site asks of a game: light, since each page loads it while it is built. */
export interface SiteGame {
  name: string
  /** The picture in the link previews of pages that have none of their own. */
  picture: string
  /** Whether a term is the game's own. */
  hasTerm: (id: TermId) => boolean
  /** How its terms are explained. */
  glossOf: Gloss
  /** The files that the search looks in, in their order. */
  searched: readonly string[]
}
