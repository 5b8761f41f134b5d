/** The cases as a quiz (Node only). */
import { CHAPTER_NAMES } from '#le-havre/words/generated/rules.ts'
import { questionFrom } from '../../../ui/quiz/answers.ts'
import { inOrder } from '../../../ui/quiz/order.ts'
import type { Question, Topic } from '../../../ui/quiz/question.ts'
import { isSpecial } from '../rules/buildings.ts'
import { CHAPTERS, pageOf, type RuleId } from '../rules/rule-ids.ts'
import { BUILDINGS } from '../rules/vocabulary.ts'
import { cardName } from '../words/card.ts'
import { toMarkup } from '../words/markup.ts'
import { ruleLabel } from '../words/rules.ts'
import { type AskedCase, askedCases, caseHref } from './cases.ts'

const addressOf = (rule: RuleId): `/${string}` => `/le-havre/rules/${pageOf(rule)}/#${rule}`

/** A case as a question; null where its words leave nothing to choose. */
const questionOf = (one: AskedCase): Question | null =>
  questionFrom(one, {
    rules: one.rules.map((rule) => [addressOf(rule), ruleLabel(rule)] as const),
    about: [one.chapter, ...one.buildings],
    more: caseHref(one.id),
    file: `case/${one.id}`,
  })

/** All cases as questions, in the order in which they are asked first; none in a language without words of them. */
export const questionsOfBuild = (): Question[] =>
  inOrder(
    // Options and special buildings are not in every game.
    askedCases().flatMap((one) => {
      const question = questionOf(one)
      const { chapter, isOptional, buildings } = one
      const isAside = isOptional || chapter === 'setup' || buildings.some(isSpecial)
      return question ? [{ question, subject: chapter, isAside }] : []
    }),
  )

/** What they are about. */
export function topicsOf(questions: readonly Question[]): Topic[] {
  const used = new Set(questions.flatMap(({ about }) => about))
  return [
    ...CHAPTERS.map(({ id }) => ({ id, name: CHAPTER_NAMES[id], isBuilding: false })),
    ...BUILDINGS.map((id) => ({ id, name: toMarkup(cardName(id)), isBuilding: true })),
  ].filter(({ id }) => used.has(id))
}
