/** Where a rule is asked about, shown and taught. For pages, not for the browser. */
import { stepPath } from '../../../lessons/paths.ts'
import { projectScenarios } from '../../../scenario/files.ts'
import { course } from '../lessons/course.ts'
import { leHavre } from '../plug.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import { askedCases, caseHref } from './cases.ts'

/** A page of ours below the site's root, and what its link says (markup). */
interface RuleLink {
  href: `/${string}`
  title: string
}

interface RuleLinks {
  cases: RuleLink[]
  /** How many scenarios show it besides: they have no pages. */
  scenarios: number
  lessons: RuleLink[]
}

const cases = askedCases()
const withPage = new Set(cases.map(({ id }) => id))
const scenarios = projectScenarios(leHavre).filter(({ id }) => !withPage.has(id))
/** None where a language has no course. */
const steps = course.flatMap((chapter) =>
  chapter.steps.map(({ id, rules }) => ({
    rules,
    link: { href: stepPath(leHavre.game.parts.id, chapter.id, id), title: chapter.title },
  })),
)

/** Where a rule is asked about, shown and taught. */
export const linksOf = (rule: RuleId): RuleLinks => ({
  cases: cases
    .filter(({ rules }) => rules.includes(rule))
    .map(({ id, title }) => ({ href: caseHref(id), title })),
  scenarios: scenarios.filter(({ source }) => source.rules.includes(rule)).length,
  lessons: steps.filter(({ rules }) => rules.includes(rule)).map(({ link }) => link),
})
