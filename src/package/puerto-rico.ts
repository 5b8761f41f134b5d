/** Puerto Rico for programs: the base game of both editions, both expansions, every option. */
import { fullGame } from '../games/puerto-rico/rules/expansions/bulk.ts'
// Makes positions with an expansion known to the rules.
import '../games/puerto-rico/rules/expansions/rules.ts'
import { ruleSet } from '../games/puerto-rico/rules/rule-set.ts'
import type { PuertoRico } from '../games/puerto-rico/rules/types.ts'
import { saves } from '../games/puerto-rico/saves.ts'
import { makeRules, type Rules } from './rules.ts'

export type { OptionValue } from '../games/puerto-rico/rules/editions.ts'
export type { Place, Token } from '../games/puerto-rico/rules/events.ts'
export type { ExpansionOptionValue } from '../games/puerto-rico/rules/expansions.ts'
export type { Move } from '../games/puerto-rico/rules/moves.ts'
export type { RuleId } from '../games/puerto-rico/rules/rule-ids.ts'
export type { GameSetup } from '../games/puerto-rico/rules/setup.ts'
export type * from '../games/puerto-rico/rules/state.ts'
export type { View } from '../games/puerto-rico/rules/view.ts'
export type * from '../games/puerto-rico/rules/vocabulary.ts'
export { PositionError, SetupError } from './errors.ts'
export type { Applied, Rules } from './rules.ts'
export type * from './types.ts'

export type { PuertoRico }

/**
 * The rules of Puerto Rico.
 * A set-up: `{ edition: 'two-player' | 'classic', seats, seed, options?, expansions?, expansionOptions? }`;
 * the two-player edition has 2 seats, the classic one 2 to 5, `expansions` are `'new-buildings'` and `'nobles'`.
 */
export const puertoRico: Rules<PuertoRico> = makeRules({ ruleSet, game: fullGame, saves })
