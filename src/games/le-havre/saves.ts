import * as v from 'valibot'
import type { SaveGame } from '../../saves/definition.ts'
import type { NewGame, SavedGame } from '../../saves/game.ts'
import { LEVELS } from './bots/levels.ts'
import { game } from './rules/game.ts'
import { OPTION_SCHEMAS, seedSchema } from './rules/notation.ts'
import { OPTION_IDS, type Options } from './rules/options.ts'
import { parsePosition } from './rules/position.ts'
import { setUp } from './rules/setup.ts'
import type { LeHavre } from './rules/types.ts'
import { each, VERSIONS } from './rules/vocabulary.ts'

/** A game as it is kept, and what it is dealt from. */
export type Saved = SavedGame<LeHavre>
export type Dealt = NewGame<LeHavre>

export const SEATS = [1, 2, 3, 4, 5] as const

/** What keeping games asks of Le Havre. */
export const saves: SaveGame<LeHavre> = {
  game,
  setUp,
  setupSchema: v.strictObject({
    version: v.picklist(VERSIONS),
    seed: seedSchema,
    options: v.exactOptional(
      v.pipe(
        v.strictObject(each(OPTION_IDS, (id) => v.exactOptional(OPTION_SCHEMAS[id]))),
        v.transform((options) => options as Partial<Options>),
      ),
    ),
  }),
  parsePosition,
  isPlayed: ({ version, seats }, start) =>
    SEATS.some((count) => count === seats) && (!start || start.version === version),
  roundOf: ({ round }) => round,
  levels: LEVELS,
  linked: async () => (await import('./linked.ts')).linked,
}
