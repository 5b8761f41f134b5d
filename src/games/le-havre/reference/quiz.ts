/** The cases as a quiz (Node only). */
import { CHAPTER_NAMES } from '#le-havre/words/generated/rules.ts'
import { parted } from '../../../text/sentences.ts'
import { answersTo } from '../../../ui/quiz/answers.ts'
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

/** Rules that are named below a verdict. */
const NAMED = 2

/** A case as a question; null where its words leave nothing to choose. */
function questionOf(one: AskedCase): Question | null {
  const { id, question, answer, mistakes, rules, chapter, buildings } = one
  const { verdict, reason } = parted(answer)
  const answers = answersTo({ id, question, verdict, mistakes })
  if (!answers) return null
  return {
    id,
    question,
    ...answers,
    verdict,
    reason,
    rules: rules.slice(0, NAMED).map((rule) => [addressOf(rule), ruleLabel(rule)] as const),
    about: [chapter, ...buildings],
    more: caseHref(id),
    file: `case/${id}`,
  }
}

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
