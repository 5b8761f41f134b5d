/** The games that the site has, by the name that stands in addresses, folders and on the command line. */
export const GAMES = ['puerto-rico', 'le-havre'] as const
/** A game that has pages. */
export type SiteId = (typeof GAMES)[number]

/** What commands know besides: a very small game, which everything that games share has to run. */
export const ALL_GAMES = [...GAMES, 'nim'] as const
export type GameId = (typeof ALL_GAMES)[number]

/** The game that commands play where none is named. */
export const FIRST_GAME: SiteId = 'puerto-rico'

/** The game of this name, if there is one. */
export const gameNamed = (name: string): GameId | undefined => ALL_GAMES.find((id) => id === name)
