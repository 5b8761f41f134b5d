/** Where pages of ours tell more of a rule. */
import type { RuleOf } from '../engine/types.ts'
import type { Chapter } from '../lessons/course.ts'
import { stepPath } from '../lessons/paths.ts'
import type { ScenarioTypes } from '../scenario/definition.ts'

/** A page of ours below the site's root, and what its link says (markup). */
export interface PageLink {
  href: `/${string}`
  title: string
}

/** The steps of a game's course that teach a rule; none where a language has no course. */
export function lessonLinks<G extends ScenarioTypes>(
  game: string,
  course: readonly Chapter<G>[],
): (rule: RuleOf<G>) => PageLink[] {
  const steps = course.flatMap((chapter) =>
    chapter.steps.map(({ id, rules }) => ({
      rules,
      link: { href: stepPath(game, chapter.id, id), title: chapter.title },
    })),
  )
  return (rule) => steps.filter(({ rules }) => rules.includes(rule)).map(({ link }) => link)
}
