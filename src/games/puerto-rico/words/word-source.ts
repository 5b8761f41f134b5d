/** What the words of this game are read by: what kinds of terms it has, and which rules need words. */
import { ADDED_CHAPTERS } from '../rules/expansions/rule-ids.ts'
import { CHAPTERS, RULES } from '../rules/rule-ids.ts'

const KINDS = [
  'role',
  'phase',
  'good',
  'tile',
  'production',
  'commercial',
  'large',
  'thing',
] as const
export type TermKind = (typeof KINDS)[number]

export const WORDS = {
  folder: 'content/puerto-rico/words',
  kinds: KINDS,
  chapters: [...CHAPTERS, ...ADDED_CHAPTERS].map(({ id }) => id),
  rules: RULES,
  added: ADDED_CHAPTERS.flatMap(({ rules }) => Object.keys(rules)),
}
