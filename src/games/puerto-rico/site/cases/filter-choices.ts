/** What cases of Puerto Rico are chosen by: role, building and rule. */
import type { FilterChoice } from '../../../../ui/filter-choice.ts'
import { type Case, SUBJECTS } from '../../referee/cases.ts'
import { ALL_RULES } from '../../rules/rule-ids.ts'
import { ALL_BUILDINGS } from '../../rules/vocabulary.ts'
import { parse, type Segment, term, toText } from '../../words/markup.ts'
import { say, t } from '../../words/messages/referee.ts'
import { NAMING_SETS } from '../../words/names.ts'
import { ruleLabel, ruleWords } from '../../words/rules.ts'

/** The choices with those options alone that some case is about. */
export function filterChoices(cases: readonly Case[]): FilterChoice[] {
  const used = new Set(
    cases.flatMap(
      ({ subjects, buildings, rules }) => [...subjects, ...buildings, ...rules] as string[],
    ),
  )
  const optionsOf = <Id extends string>(
    ids: readonly Id[],
    words: (id: Id) => readonly Segment[],
  ) =>
    ids
      .filter((id) => used.has(id))
      .map((id) => ({ id, names: NAMING_SETS.map((set) => toText(words(id), set)) }))
  return [
    { name: t('cases.subject'), options: optionsOf(SUBJECTS, (id) => say(`subject.${id}`)) },
    { name: t('cases.building'), options: optionsOf(ALL_BUILDINGS, term) },
    {
      name: t('cases.rule'),
      options: optionsOf(ALL_RULES, (id) => parse(`${ruleLabel(id)} ${ruleWords(id).title}`)),
    },
  ]
}
