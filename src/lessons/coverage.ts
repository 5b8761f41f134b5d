/** What the whole course must cover. */
import { placeOf, RULES, type RuleId } from '../games/puerto-rico/rules/rule-ids.ts'
import { ROLES } from '../games/puerto-rico/rules/vocabulary.ts'
import type { Chapter } from './course.ts'

export const FEWEST_STEPS = 120

/** Chapters of the rules that are taught rule by rule. */
const TAUGHT: ReadonlySet<string> = new Set([...ROLES, 'commercial', 'large'])

/** Rules of roles and of commercial and large buildings that no step teaches. */
export function untaughtRules(course: readonly Chapter[]): RuleId[] {
  const taught = new Set(course.flatMap(({ steps }) => steps.flatMap(({ rules }) => rules)))
  return RULES.filter((rule) => TAUGHT.has(placeOf(rule).chapter) && !taught.has(rule))
}
