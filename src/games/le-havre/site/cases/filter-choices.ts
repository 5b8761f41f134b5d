/** What cases of Le Havre are chosen by: the building that they are about, and the rule that they show. */
import type { FilterChoice } from '../../../../ui/filter-choice.ts'
import type { AskedCase } from '../../reference/cases.ts'
import { RULES } from '../../rules/rule-ids.ts'
import { BUILDINGS } from '../../rules/vocabulary.ts'
import { cardName } from '../../words/card.ts'
import { parse, type Segment, toText } from '../../words/markup.ts'
import { t } from '../../words/messages/referee.ts'
import { ruleLabel, ruleWords } from '../../words/rules.ts'

/** What a case is chosen by. */
export const filteredBy = ({ buildings, rules }: AskedCase): readonly string[] => [
  ...buildings,
  ...rules,
]

/** The choices with those options alone that some case is about. */
export function filterChoices(cases: readonly AskedCase[]): FilterChoice[] {
  const used = new Set(cases.flatMap(filteredBy))
  const optionsOf = <Id extends string>(
    ids: readonly Id[],
    words: (id: Id) => readonly Segment[],
  ) => ids.filter((id) => used.has(id)).map((id) => ({ id, names: [toText(words(id))] }))
  return [
    { name: t('cases.building'), options: optionsOf(BUILDINGS, cardName) },
    {
      name: t('cases.rule'),
      options: optionsOf(RULES, (id) => parse(`${ruleLabel(id)} ${ruleWords(id).title}`)),
    },
  ]
}
