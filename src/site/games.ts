/** The games of the site: what each is called, and what can be done with it. */
import type { SiteGame } from '../frame/site.ts'
import { FIRST_GAME, GAMES as IDS, type SiteId } from '../games/ids.ts'
import { SITES } from '../games/sites.ts'
import { to } from '../ui/link.ts'

export type Game = SiteGame & { id: SiteId }

const named = (id: SiteId): Game => ({ id, ...SITES[id] })

export const GAMES: readonly Game[] = IDS.map(named)
/** The one that the front page begins with. */
export const FIRST = named(FIRST_GAME)

/** The game of a name. */
export const gameNamed = named

/** What it is called on the page, and in English. */
export const namesOf = ({ id, name }: Game): string[] => [name, id.replaceAll('-', ' ')]

/** Where each game begins. */
export const homeOf = ({ id }: Game): `/${string}` => `/${id}/`

/** The game that a page is about, by its address. */
export const gameOf = (pathname: string): Game | undefined =>
  GAMES.find((game) => pathname.startsWith(to(homeOf(game))))

/** What tells of a page that every game has, told apart by its game's name. */
export function describedOf(pathname: string, description: string): string {
  const game = gameOf(pathname)
  return game ? `${game.name}: ${description}` : description
}

/** What every game has a door to. */
export const DOORS = ['learn', 'rules', 'play', 'referee', 'practice'] as const
type Door = (typeof DOORS)[number]

/** The address of a door of a game. */
export const doorOf = ({ id }: Game, door: Door): `/${string}` =>
  `/${id}/${door === 'practice' ? 'puzzles' : door}/`

/** What stands behind a door, though not below its address. */
const BEHIND: Readonly<Partial<Record<string, Door>>> = {
  cases: 'referee',
  openings: 'practice',
  puzzles: 'practice',
  quiz: 'practice',
}

/** The door behind which a page of a game stands. */
export function doorAt(pathname: string, game: Game): Door | undefined {
  const [folder = ''] = pathname.slice(to(homeOf(game)).length).split('/')
  return DOORS.find((door) => door === folder) ?? BEHIND[folder]
}

/** The same of another game: behind the same door, else where it begins. */
export function sameOf(pathname: string, from: Game, other: Game): `/${string}` {
  const door = doorAt(pathname, from)
  return door ? doorOf(other, door) : homeOf(other)
}
