/** Puerto Rico for programs: the base game of both editions, both expansions, every option. */
import { bulkGame } from '../games/puerto-rico/rules/bulk.ts'
// Makes positions with an expansion known to the rules.
import '../games/puerto-rico/rules/expansions/rules.ts'
import { ruleSet } from '../games/puerto-rico/rules/rule-set.ts'
import type { PuertoRico } from '../games/puerto-rico/rules/types.ts'
import { saves } from '../games/puerto-rico/saves.ts'
import { makeRules, type Rules } from './rules.ts'

export { PositionError, SetupError } from './errors.ts'
export type { Applied, Rules } from './rules.ts'

export type PuertoRicoPosition = PuertoRico['Position']
export type PuertoRicoMove = PuertoRico['Move']
export type PuertoRicoSetup = PuertoRico['Setup']
export type PuertoRicoView = PuertoRico['View']
export type PuertoRicoRuleId = PuertoRico['Rule']
export type { PuertoRico }

/**
 * The rules of Puerto Rico.
 * A set-up: `{ edition: 'two-player' | 'classic', seats, seed, options?, expansions?, expansionOptions? }`;
 * the two-player edition has 2 seats, the classic one 2 to 5, `expansions` are `'new-buildings'` and `'nobles'`.
 */
export const puertoRico: Rules<PuertoRico> = makeRules({ ruleSet, game: bulkGame, saves })
