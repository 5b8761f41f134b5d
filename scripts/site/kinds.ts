/** The kinds of page: a row each. Budgets, browser checks and Lighthouse go through this list. */

import type { PageRow } from '../../src/frame/page-kind.ts'
import { FIRST_GAME, GAMES, type GameId } from '../../src/games/ids.ts'
import { REGISTRY } from '../../src/games/registry.ts'
import { folderOf, LANGUAGES, type Language, ORIGINAL } from '../../src/text/languages.ts'

/** A kind of page; its addresses are those of the whole site, without BASE. */
interface Kind extends Omit<PageRow, 'of'> {
  isOf: (page: string) => boolean
  /** What the game calls the kind that the page is of. */
  row: string
}

const kind = ({ of, ...row }: PageRow): Kind => ({
  ...row,
  row: row.name,
  isOf: (page) => of.test(page),
})

/** A kind of page that a game has: the first one's bears its plain name. */
const kindOf = (id: GameId, { of, name, example, more, ...row }: PageRow): Kind => ({
  ...row,
  name: id === FIRST_GAME ? name : `${id} ${name}`,
  row: name,
  isOf: (page) => page.startsWith(`/${id}/`) && of.test(page.slice(id.length + 1)),
  example: `/${id}${example}`,
  ...(more && { more: more.map((address) => `/${id}${address}`) }),
})

/** A kind of page that every game has, by its folder; the home of a game has none. */
const ofGames = (name: string, folder: string): Kind => ({
  name,
  row: name,
  isOf: (page) => GAMES.some((id) => page === `/${id}${folder}`),
  example: `/${FIRST_GAME}${folder}`,
  load: 'reading',
})

const KINDS: readonly Kind[] = [
  kind({ name: 'home', of: /^\/$/, example: '/', load: 'reading' }),
  {
    ...ofGames('game', '/'),
    more: GAMES.filter((id) => id !== FIRST_GAME).map((id) => `/${id}/`),
  },
  ofGames('coverage', '/coverage/'),
  ofGames('chart', '/chart/'),
  ofGames('format', '/format/'),
  ...GAMES.flatMap((id) => REGISTRY[id].pages.map((row) => kindOf(id, row))),
  kind({ name: 'about', of: /^\/about\/$/, example: '/about/', load: 'reading' }),
  kind({
    name: 'lost',
    of: /^\/(?:offline\/|404\.html)$/,
    example: '/404.html',
    load: 'reading',
    aside: true,
  }),
  kind({
    name: 'design',
    of: /^\/(?:[\w-]+\/)?design\/$/,
    example: '/design/',
    load: 'reading',
    aside: true,
  }),
]

/** The language of a page, by its address. */
export const languageOf = (page: string): Language =>
  LANGUAGES.find((one) => one !== ORIGINAL && page.startsWith(`/${folderOf(one)}`)) ?? ORIGINAL

/** The address of a page without its language. */
const withoutLanguage = (page: string): string => page.slice(folderOf(languageOf(page)).length)

export type PageKind = Kind & { pages: string[] }

/** Pages that no row of the list speaks of. */
export const ofNoKind = (pages: readonly string[]): string[] =>
  pages.filter((page) => !KINDS.some(({ isOf }) => isOf(withoutLanguage(page))))

/** The kinds among these pages, in the order of the list. */
export function kindsOf(pages: readonly string[]): PageKind[] {
  return KINDS.map((kind) => {
    const members = pages.filter((page) => kind.isOf(withoutLanguage(page)))
    /** The page itself, or the same in another language. */
    const among = (address: string): string | undefined =>
      members.includes(address)
        ? address
        : members.find((page) => withoutLanguage(page) === address)
    return {
      ...kind,
      example: among(kind.example) ?? members[0] ?? kind.example,
      more: kind.more?.flatMap((address) => among(address) ?? []) ?? [],
      pages: members,
    }
  }).filter(({ pages: members }) => members.length > 0)
}
