/** The games there are, by the name that stands in addresses, folders and on the command line. */
export const GAMES = ['puerto-rico', 'le-havre'] as const
export type GameId = (typeof GAMES)[number]

/** The game that commands play where none is named. */
export const FIRST_GAME: GameId = 'puerto-rico'

/** The game of this name, if there is one. */
export const gameNamed = (name: string): GameId | undefined => GAMES.find((id) => id === name)
