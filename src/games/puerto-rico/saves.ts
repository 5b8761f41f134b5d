import * as v from 'valibot'
import type { SaveGame } from '../../saves/definition.ts'
import type { NewGame, SavedGame } from '../../saves/game.ts'
import { LEVELS } from './bots/levels.ts'
import { EDITIONS, isPlayedWith, OPTION_IDS, type Options } from './rules/editions.ts'
import { EXPANSION_OPTION_SCHEMAS } from './rules/expansion-option-schemas.ts'
import { EXPANSION_OPTION_IDS, type ExpansionOptions } from './rules/expansions.ts'
import { game } from './rules/game.ts'
import { OPTION_SCHEMAS, seedSchema } from './rules/option-schemas.ts'
import { parsePosition } from './rules/position.ts'
import { setUp } from './rules/setup.ts'
import type { PuertoRico } from './rules/types.ts'
import { EXPANSIONS, type ExpansionId, each } from './rules/vocabulary.ts'

/** A game as it is kept, and what it is dealt from. */
export type Saved = SavedGame<PuertoRico>
export type Dealt = NewGame<PuertoRico>

const isSame = (a: readonly ExpansionId[], b: readonly ExpansionId[]): boolean =>
  EXPANSIONS.every((id) => a.includes(id) === b.includes(id))

/** What keeping games asks of Puerto Rico. A game with an expansion is read once its rules are loaded. */
export const saves: SaveGame<PuertoRico> = {
  game,
  setUp,
  setupSchema: v.strictObject({
    edition: v.picklist(EDITIONS),
    seed: seedSchema,
    options: v.pipe(
      v.strictObject(each(OPTION_IDS, (id) => v.exactOptional(OPTION_SCHEMAS[id]))),
      v.transform((options) => options as Partial<Options>),
    ),
    expansions: v.exactOptional(v.pipe(v.array(v.picklist(EXPANSIONS)), v.maxLength(2))),
    expansionOptions: v.exactOptional(
      v.pipe(
        v.strictObject(
          each(EXPANSION_OPTION_IDS, (id) => v.exactOptional(EXPANSION_OPTION_SCHEMAS[id])),
        ),
        v.transform((options) => options as Partial<ExpansionOptions>),
      ),
    ),
  }),
  parsePosition,
  isPlayed: ({ edition, seats, expansions = [] }, start) =>
    isPlayedWith(edition, seats) &&
    new Set(expansions).size === expansions.length &&
    (!start || (start.edition === edition && isSame(start.expansions?.sets ?? [], expansions))),
  roundOf: ({ round }) => round,
  levels: LEVELS,
  linked: async () => (await import('./linked.ts')).linked,
}
