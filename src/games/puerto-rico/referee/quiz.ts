/** The case library as a quiz (Node only). */
import { questionFrom } from '../../../ui/quiz/answers.ts'
import { inOrder } from '../../../ui/quiz/order.ts'
import type { Question, Topic } from '../../../ui/quiz/question.ts'
import { aboutOf } from '../figure/scene-files.ts'
import { addressOf } from '../reference/rule-pages.ts'
import { caseHref } from '../reference/scenario-links.ts'
import { ALL_BUILDINGS } from '../rules/vocabulary.ts'
import { toMarkup } from '../words/markup.ts'
import { say } from '../words/messages/referee.ts'
import { ruleLabel } from '../words/rules.ts'
import { type Case, casesOfBuild, SUBJECTS } from './cases.ts'

/** A case as a question; null where its words leave nothing to choose. */
const questionOf = (one: Case): Question | null =>
  questionFrom(one, {
    rules: one.rules.map((rule) => [addressOf(rule), ruleLabel(rule)] as const),
    about: [...one.subjects, ...one.buildings],
    more: caseHref(one.id),
    file: `cases/${aboutOf(one)}`,
  })

/** Whether it is about what many never play with: expansions, options, setting up. */
const isAside = ({ source: { game }, subjects }: Case): boolean =>
  subjects[0] === 'setup' ||
  (game?.expansions?.length ?? 0) > 0 ||
  Object.keys(game?.options ?? {}).length > 0

/** All cases as questions, in the order in which they are asked first. */
export const questionsOfBuild = (): Question[] =>
  inOrder(
    casesOfBuild().flatMap((one) => {
      const question = questionOf(one)
      const subject = one.subjects[0] ?? 'round'
      return question ? [{ question, subject, isAside: isAside(one) }] : []
    }),
  )

/** What they are about. */
export function topicsOf(questions: readonly Question[]): Topic[] {
  const used = new Set(questions.flatMap(({ about }) => about))
  return [
    ...SUBJECTS.map((id) => ({ id, name: toMarkup(say(`subject.${id}`)), isBuilding: false })),
    ...ALL_BUILDINGS.map((id) => ({ id, name: `[[${id}]]`, isBuilding: true })),
  ].filter(({ id }) => used.has(id))
}
