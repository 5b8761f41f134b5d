/** What the words of this game are read by: what kinds of terms it has, and which rules need words. */

import { ADDED_CHAPTERS } from '../rules/expansions/rule-ids.ts'
import { CHAPTERS, RULES } from '../rules/rule-ids.ts'
import { ADDED_BUILDINGS } from '../rules/vocabulary.ts'

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
  /** Terms whose names only games with an expansion load. */
  addedTerms: [
    ...ADDED_BUILDINGS['new-buildings'],
    ...ADDED_BUILDINGS.nobles,
    'forest',
    'noble',
  ] as readonly string[],
  added: ADDED_CHAPTERS.flatMap(({ rules }) => Object.keys(rules)),
}
