import { lessonPages } from '../../../../frame/lesson-pages.ts'
import { t } from '../../../../text/messages/course.ts'
import { course, faultsOf, outline, unintroduced } from '../../lessons/course.ts'
import { termsOf } from '../../lessons/vocabulary.ts'
import { IDENTITY } from '../../rules/identity.ts'

/** The pages of the course of Puerto Rico. */
export const lessons = lessonPages({
  game: IDENTITY.id,
  title: t('course.title'),
  ...{ course, outline, unintroduced, faultsOf, termsOf },
  pictureOf: (chapter) => `learn/${chapter}`,
})
