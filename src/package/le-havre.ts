/** Le Havre for programs: the full and the short game, alone and up to five, every option. */
import { bulkGame } from '../games/le-havre/rules/bulk.ts'
import { ruleSet } from '../games/le-havre/rules/rule-set.ts'
import type { LeHavre } from '../games/le-havre/rules/types.ts'
import { saves } from '../games/le-havre/saves.ts'
import { makeRules, type Rules } from './rules.ts'

export type { Place, Token } from '../games/le-havre/rules/events.ts'
export type { Move } from '../games/le-havre/rules/moves.ts'
export type { OptionValue } from '../games/le-havre/rules/options.ts'
export type { RuleId } from '../games/le-havre/rules/rule-ids.ts'
export type { GameSetup } from '../games/le-havre/rules/setup.ts'
export type * from '../games/le-havre/rules/state.ts'
export type { View } from '../games/le-havre/rules/view.ts'
export type * from '../games/le-havre/rules/vocabulary.ts'
export { PositionError, SetupError } from './errors.ts'
export type { Applied, Rules } from './rules.ts'
export type * from './types.ts'

export type { LeHavre }

/**
 * The rules of Le Havre.
 * A set-up: `{ version: 'full' | 'short', seats, seed, options? }`, with 1 to 5 seats.
 */
export const leHavre: Rules<LeHavre> = makeRules({ ruleSet, game: bulkGame, saves })
