import { makeGame } from '../../../engine/game.ts'
import { makePlainCheck } from '../../../engine/plain-check.ts'
import { parts } from './game.ts'
import { straight } from './generated/straight.ts'
import type { PuertoRico } from './types.ts'

/** Puerto Rico by straight code: the same game sooner, for bots and bulk play. Pages do without its weight; games with an expansion are played by the table. */
export const bulkGame = makeGame<PuertoRico>(parts, {
  straightFor: ({ expansions }) => (expansions ? undefined : straight),
  isPlain: makePlainCheck(parts.moveKinds),
})
