/** What the words of this game are read by: what kinds of terms it has, and which rules need words. */
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
  chapters: CHAPTERS.map(({ id }) => id),
  rules: RULES,
}
