import type { GameTypes } from '../../src/engine/types.ts'
import type { GameId } from './ids.ts'
import { leHavre } from './le-havre.ts'
import type { Played } from './played.ts'
import { puertoRico } from './puerto-rico.ts'

/** Does something with a game that is known by its name only. */
export function withGame<T>(id: GameId, use: <G extends GameTypes>(game: Played<G>) => T): T {
  return id === 'le-havre' ? use(leHavre) : use(puertoRico)
}
