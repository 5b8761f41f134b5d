/** Where a rule is asked about, shown and taught. For pages, not for the browser. */
import { lessonLinks, type PageLink } from '../../../frame/rule-links.ts'
import { projectScenarios } from '../../../scenario/files.ts'
import { leHavre } from '../definition.ts'
import { course } from '../lessons/course.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import { askedCases, caseHref } from './cases.ts'

interface RuleLinks {
  cases: PageLink[]
  /** How many scenarios show it besides: they have no pages. */
  scenarios: number
  lessons: PageLink[]
}

const cases = askedCases()
const withPage = new Set(cases.map(({ id }) => id))
const scenarios = projectScenarios(leHavre).filter(({ id }) => !withPage.has(id))
const lessonsOf = lessonLinks(leHavre.game.parts.id, course)

/** Where a rule is asked about, shown and taught. */
export const linksOf = (rule: RuleId): RuleLinks => ({
  cases: cases
    .filter(({ rules }) => rules.includes(rule))
    .map(({ id, title }) => ({ href: caseHref(id), title })),
  scenarios: scenarios.filter(({ source }) => source.rules.includes(rule)).length,
  lessons: lessonsOf(rule),
})
