import { lessonPages } from '../../../../frame/lesson-pages.ts'
import { packLink } from '../../../../saves/link.ts'
import { leHavre } from '../../definition.ts'
import { course, faultsOf, outline, unintroduced } from '../../lessons/course.ts'
import { termsOf } from '../../lessons/vocabulary.ts'
import { t } from '../../words/messages/site.ts'

const { parts } = leHavre.game

/** The pages of the course of Le Havre. */
export const lessons = lessonPages({
  game: parts.id,
  title: t('havre.learn.title'),
  ...{ course, outline, unintroduced, faultsOf, termsOf },
  pictureOf: (chapter) => `${parts.id}/learn/${chapter}`,
  async linksOf({ steps }) {
    const links = steps.map(
      async ({ id, start }) =>
        [id, await packLink(parts, leHavre.scenario.startFrom(start))] as const,
    )
    return Object.fromEntries(await Promise.all(links))
  },
})
