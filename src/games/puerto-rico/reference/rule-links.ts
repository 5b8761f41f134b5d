/** Where a rule is shown, tried, asked about and taught. For pages, not for the browser. */

import { lessonLinks, type PageLink } from '../../../frame/rule-links.ts'
import { projectCourse } from '../../../lessons/files.ts'
import { scenariosOfBuild, type WordedScenario } from '../../../scenario/files.ts'
import { puertoRico } from '../complete.ts'
import { IDENTITY } from '../rules/identity.ts'
import { ALL_RULES, type RuleId } from '../rules/rule-ids.ts'
import type { PuertoRico } from '../rules/types.ts'
import { each } from '../rules/vocabulary.ts'
import { caseHref, liveHref } from './scenario-links.ts'

/** What stands below a rule's paragraph. */
interface RuleLinks {
  /** Scenarios that show the rule and ask nothing. */
  scenarios: readonly PageLink[]
  /** The position to try it in. */
  live: (PageLink & { scenario: string }) | null
  /** Rulings that cite it. */
  cases: readonly PageLink[]
  /** Steps of the course that teach it. */
  lessons: readonly PageLink[]
}

/** Scenarios made to be drawn stand in the pages already. */
const isFigure = ({ words }: WordedScenario<PuertoRico>): boolean => words === null

const addedSets = ({ source: { game } }: WordedScenario<PuertoRico>): number =>
  game?.expansions?.length ?? 0

const isCase = ({ words }: WordedScenario<PuertoRico>): boolean => words?.question !== undefined

const titleOf = ({ id, words }: WordedScenario<PuertoRico>): string => words?.title ?? id

/**
 * Those of the base game first; those that are about the rule before those in which it also appears; short ones
 * before long ones.
 */
function closestFirst(
  rule: RuleId,
  scenarios: readonly WordedScenario<PuertoRico>[],
): WordedScenario<PuertoRico>[] {
  const distance = (scenario: WordedScenario<PuertoRico>): number => {
    const { rules, moves = [] } = scenario.source
    const about = rules.indexOf(rule) * 100 + rules.length * 10 + moves.length
    return addedSets(scenario) * 10_000 + about
  }
  return [...scenarios].sort((a, b) => distance(a) - distance(b))
}

/** The position to try a rule in: one with a decision, the drawn one where there is one. */
function liveOf(closest: readonly WordedScenario<PuertoRico>[]): RuleLinks['live'] {
  const open = closest.filter(({ source: { at, moves } }) => at !== 'over' && moves !== undefined)
  const best = open.find((one) => isFigure(one) && addedSets(one) === 0) ?? open[0]
  return best ? { href: liveHref(best.id), title: titleOf(best), scenario: best.id } : null
}

function linksFrom(): Record<RuleId, RuleLinks> {
  const lessonsOf = lessonLinks(IDENTITY.id, projectCourse(puertoRico))
  return each(ALL_RULES, (rule) => {
    const showing = scenariosOfBuild(puertoRico).filter(({ source }) => source.rules.includes(rule))
    const closest = closestFirst(rule, showing)
    const listed = closest.filter((scenario) => !isFigure(scenario))
    return {
      live: liveOf(closest),
      scenarios: listed
        .filter((scenario) => !isCase(scenario))
        .map((scenario) => ({ href: liveHref(scenario.id), title: titleOf(scenario) })),
      cases: listed
        .filter(isCase)
        .map((scenario) => ({ href: caseHref(scenario.id), title: titleOf(scenario) })),
      lessons: lessonsOf(rule),
    }
  })
}

let made: Record<RuleId, RuleLinks> | undefined

/** The links of a rule's paragraph; all are made at the first call. */
export function linksOf(rule: RuleId): RuleLinks {
  made ??= linksFrom()
  return made[rule]
}
