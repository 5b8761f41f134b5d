/** The games that commands know, by name. */
import { resolve, sep } from 'node:path'
import { UsageError } from '../arguments.ts'

export const GAMES = ['puerto-rico', 'le-havre'] as const
export type GameId = (typeof GAMES)[number]

/** The game that `--game` names. */
export function readGame(name: string): GameId {
  const game = GAMES.find((id) => id === name)
  if (!game) throw new UsageError(`--game is ${GAMES.join(' or ')}, not '${name}'`)
  return game
}

/** The game of a file: the one in whose folder of `content` it lies, else the one named. */
export function gameOf(file: string, named: GameId): GameId {
  const path = resolve(file)
  return GAMES.find((game) => path.startsWith(resolve(`content/${game}`) + sep)) ?? named
}
