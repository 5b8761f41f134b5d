import { makeGame } from '../../../engine/game.ts'
import { makePlainCheck } from '../../../engine/plain-check.ts'
import { parts } from './game.ts'
import { straight } from './generated/straight.ts'
import type { LeHavre } from './types.ts'

/** Le Havre by straight code: the same game sooner, for bots and bulk play. Pages do without its weight. */
export const bulkGame = makeGame<LeHavre>(parts, {
  straightFor: () => straight,
  isPlain: makePlainCheck(parts.moveKinds),
})
