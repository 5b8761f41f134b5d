/** What the whole course of Le Havre must cover. */
import type { Chapter } from '../../../lessons/course.ts'
import { CHAPTERS, RULES, type RuleId } from '../rules/rule-ids.ts'
import type { LeHavre } from '../rules/types.ts'
import { ITEMS, SHIP_TYPES } from '../rules/vocabulary.ts'

export const FEWEST_STEPS = 140

/** Chapters of the rules that are not taught rule by rule: what single buildings do is read where it is needed. */
const READ: readonly string[] = ['setup', 'action', 'form']

/**
 * Rules that a referee is asked for, and that no step can meet: the table asks whoever decides, and offers what
 * is theirs. The stadium is too rare to wait for.
 */
const NEVER_MET: ReadonlySet<RuleId> = new Set([
  'turn.seat',
  'turn.phase',
  'buy.own-turn',
  'sell.own-card',
  'sell.any-turn',
  'interest.francs-only',
  'construct.firm-only',
  'construct.stadium',
])

const taughtChapters = CHAPTERS.filter(({ id }) => !READ.includes(id))

/** Rules of the other chapters that no step teaches. */
export function untaughtRules(course: readonly Chapter<LeHavre>[]): RuleId[] {
  const taught = new Set(course.flatMap(({ steps }) => steps.flatMap(({ rules }) => rules)))
  const asked = new Set(taughtChapters.flatMap(({ rules }) => Object.keys(rules)))
  return RULES.filter((rule) => asked.has(rule) && !NEVER_MET.has(rule) && !taught.has(rule))
}

/** Whether a chapter's picture is a token or a ship, which is what the map draws. */
export const isDrawn = (picture: string): boolean =>
  [...ITEMS, ...SHIP_TYPES].some((one) => one === picture)
