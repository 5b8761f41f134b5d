import { makeGame } from '../../../../engine/game.ts'
import { makePlainCheck } from '../../../../engine/plain-check.ts'
import { parts } from '../game.ts'
import { straight } from '../generated/straight.ts'
import { straight as expanded } from '../generated/straight-expansions.ts'
import type { PuertoRico } from '../types.ts'
import './rules.ts'

/** Puerto Rico with and without expansions by straight code, for programs. */
export const fullGame = makeGame<PuertoRico>(parts, {
  straightFor: ({ expansions }) => (expansions ? expanded : straight),
  isPlain: makePlainCheck(parts.moveKinds),
})
