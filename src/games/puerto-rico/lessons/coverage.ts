/** What the whole course of Puerto Rico must cover. */

import type { Chapter } from '../../../lessons/course.ts'
import { placeOf, RULES, type RuleId } from '../rules/rule-ids.ts'
import type { PuertoRico } from '../rules/types.ts'
import { ROLES } from '../rules/vocabulary.ts'

export const FEWEST_STEPS = 120

/** Chapters of the rules that are taught rule by rule. */
const TAUGHT: ReadonlySet<string> = new Set([...ROLES, 'commercial', 'large'])

/**
 * Rules that a referee is asked for, and that no step can meet: after the one move of a phase the table is
 * somebody else's.
 */
const NEVER_MET: ReadonlySet<RuleId> = new Set(['settler.one-tile', 'builder.one-building'])

/** Rules of roles and of commercial and large buildings that no step teaches. */
export function untaughtRules(course: readonly Chapter<PuertoRico>[]): RuleId[] {
  const taught = new Set(course.flatMap(({ steps }) => steps.flatMap(({ rules }) => rules)))
  return RULES.filter(
    (rule) => TAUGHT.has(placeOf(rule).chapter) && !NEVER_MET.has(rule) && !taught.has(rule),
  )
}
