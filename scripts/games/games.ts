/** The games that commands know, each by its name. */
import type { GameTypes } from '../../src/engine/types.ts'
import { UsageError } from '../arguments.ts'
import { leHavre } from './le-havre.ts'
import type { Played } from './played.ts'
import { puertoRico } from './puerto-rico.ts'

export const GAMES = ['puerto-rico', 'le-havre'] as const
export type GameId = (typeof GAMES)[number]

/** Does something with a game that is known by its name only. */
export function withGame<T>(id: GameId, use: <G extends GameTypes>(game: Played<G>) => T): T {
  return id === 'le-havre' ? use(leHavre) : use(puertoRico)
}

/** The game that `--game` names. */
export function readGame(name: string): GameId {
  const game = GAMES.find((id) => id === name)
  if (!game) throw new UsageError(`--game is ${GAMES.join(' or ')}, not '${name}'`)
  return game
}
