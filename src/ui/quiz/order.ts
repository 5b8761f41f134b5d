/** In which order questions are asked first: what comes up often and is easily answered before the rest. */
import type { Question } from './question.ts'

export interface Ranked {
  question: Question
  /** What it is filed under. */
  subject: string
  /** It is about options or expansions, which many never play with. */
  isAside: boolean
}

/** So many rounds through all subjects what is aside waits for. */
const ASIDE = 20

/** How hard a question is: by its rules, its answers and its length; how many others ask about its rule makes it easier. */
function costOf(
  { rules, answers, question }: Question,
  asked: ReadonlyMap<string, number>,
): number {
  const [rule] = rules
  const often = (rule && asked.get(rule[0])) ?? 1
  return 2 * rules.length + 2 * (answers.length - 2) + question.length / 40 - 2 * Math.log2(often)
}

/** The questions, one subject after the other in turn, the easiest of each first. */
export function inOrder(all: readonly Ranked[]): Question[] {
  const asked = new Map<string, number>()
  for (const { question } of all)
    for (const [rule] of question.rules.slice(0, 1)) asked.set(rule, (asked.get(rule) ?? 0) + 1)
  const seen = new Map<string, number>()
  return all
    .map((one) => ({ ...one, cost: costOf(one.question, asked) }))
    .sort((one, other) => one.cost - other.cost)
    .map(({ question, subject, isAside }) => {
      const turn = seen.get(subject) ?? 0
      seen.set(subject, turn + 1)
      return { question, turn: turn + (isAside ? ASIDE : 0) }
    })
    .sort((one, other) => one.turn - other.turn)
    .map(({ question }) => question)
}
