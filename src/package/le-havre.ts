/** Le Havre for programs: the full and the short game, alone and up to five, every option. */
import { bulkGame } from '../games/le-havre/rules/bulk.ts'
import { ruleSet } from '../games/le-havre/rules/rule-set.ts'
import type { LeHavre } from '../games/le-havre/rules/types.ts'
import { saves } from '../games/le-havre/saves.ts'
import { makeRules, type Rules } from './rules.ts'

export { PositionError, SetupError } from './errors.ts'
export type { Applied, Rules } from './rules.ts'

export type LeHavrePosition = LeHavre['Position']
export type LeHavreMove = LeHavre['Move']
export type LeHavreSetup = LeHavre['Setup']
export type LeHavreView = LeHavre['View']
export type LeHavreRuleId = LeHavre['Rule']
export type { LeHavre }

/**
 * The rules of Le Havre.
 * A set-up: `{ version: 'full' | 'short', seats, seed, options? }`, with 1 to 5 seats.
 */
export const leHavre: Rules<LeHavre> = makeRules({ ruleSet, game: bulkGame, saves })
