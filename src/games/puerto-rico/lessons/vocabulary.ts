/** The words of the course of Puerto Rico. */
import { vocabularyOf } from '../../../lessons/vocabulary.ts'
import { puertoRico } from '../definition.ts'
import { t } from '../words/messages/course.ts'
import { termName } from '../words/names.ts'
import { ruleWords } from '../words/rules.ts'
import { TERM_IDS, termOf } from '../words/terms.ts'

export const vocabulary = vocabularyOf(puertoRico, {
  names: TERM_IDS.filter((id) => termOf(id).expansion === undefined).map((id) => [
    id,
    termName(id),
  ]),
  called: [
    ['productionBuilding', t('course.called.production-building')],
    ['chip', t('course.called.chip')],
  ],
  // Roles, goods, tiles and buildings.
  liesOnTheTable: (id) => TERM_IDS.includes(id) && !['thing', 'phase'].includes(termOf(id).kind),
  refusalOf: (rule) => ruleWords(rule).refuse ?? '',
})
export const { termsIn, wordFaults, unintroducedRules, termsOf } = vocabulary
