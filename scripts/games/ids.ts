/** The games as commands know them: by name. */
import { resolve, sep } from 'node:path'
import type { Features } from '../../src/frame/entry.ts'
import { ALL_GAMES, GAMES, type GameId, gameNamed } from '../../src/games/ids.ts'
import { loadFeature, MissingFeature } from '../../src/games/registry.ts'
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

/** A feature of a game, for a command; a UsageError where the game does not have it. */
export async function featureOf<Feature extends keyof Features>(
  id: GameId,
  feature: Feature,
): Promise<Features[Feature]> {
  try {
    return await loadFeature(id, feature)
  } catch (error) {
    if (error instanceof MissingFeature) throw new UsageError(error.message)
    throw error
  }
}
