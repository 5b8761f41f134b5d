/** The games that self-play knows. */
import type { GameTypes } from '../../src/engine/types.ts'
import { leHavre } from './le-havre.ts'
import type { Played } from './played.ts'
import { puertoRico } from './puerto-rico.ts'

export const GAMES = ['puerto-rico', 'le-havre'] as const
export type GameId = (typeof GAMES)[number]

/** Does something with a game that is known by its name only. */
export function withGame<T>(id: GameId, use: <G extends GameTypes>(game: Played<G>) => T): T {
  return id === 'le-havre' ? use(leHavre) : use(puertoRico)
}
