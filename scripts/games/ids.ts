/** The games as commands know them: by name. */
import { resolve, sep } from 'node:path'
import type { Rooms } from '../../src/frame/entry.ts'
import { ALL_GAMES, GAMES, type GameId, gameNamed } from '../../src/games/ids.ts'
import { MissingRoom, roomOf } from '../../src/games/registry.ts'
import { UsageError } from '../arguments.ts'

/** The names of all games, as they are offered. */
export const GAME_NAMES = ALL_GAMES.join(' or ')

/** The game that `--game` names. */
export function readGame(name: string): GameId {
  const game = gameNamed(name)
  if (!game) throw new UsageError(`--game is ${GAME_NAMES}, not '${name}'`)
  return game
}

/** The game of a file: the one in whose folder of `content` it lies, else the one named. */
export function gameOf(file: string, named: GameId): GameId {
  const path = resolve(file)
  return GAMES.find((game) => path.startsWith(resolve(`content/${game}`) + sep)) ?? named
}

/** What a command asks of a game; a UsageError where the game does not have it. */
export async function asked<Room extends keyof Rooms>(
  id: GameId,
  room: Room,
): Promise<Rooms[Room]> {
  try {
    return await roomOf(id, room)
  } catch (error) {
    if (error instanceof MissingRoom) throw new UsageError(error.message)
    throw error
  }
}
