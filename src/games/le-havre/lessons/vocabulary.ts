/** The words of the course of Le Havre. */
import { vocabularyOf } from '../../../lessons/vocabulary.ts'
import { leHavre } from '../definition.ts'
import { type TermId, termName } from '../words/names.ts'
import { ruleWords } from '../words/rules.ts'
import { isOwnTerm, OWN_TERMS, termOf } from '../words/terms.ts'

const LYING: readonly string[] = ['good', 'ship', 'standard', 'special']

/** Names of one syllable, 소 and 철, are parts of many words: those are known by their brackets alone. */
const isPlain = (id: TermId): boolean => termName(id).length > 1

export const vocabulary = vocabularyOf(leHavre, {
  names: OWN_TERMS.filter(isPlain).map((id) => [id, termName(id)]),
  liesOnTheTable: (id) => isOwnTerm(id) && LYING.includes(termOf(id).kind),
  refusalOf: (rule) => ruleWords(rule).refuse ?? '',
})
export const { unintroducedRules, termsOf } = vocabulary
