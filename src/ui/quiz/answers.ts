/** What can be answered to the question of a case, made from its words (Node only). */
import { t as quiz } from '../../text/messages/quiz.ts'
import { t as verdicts } from '../../text/messages/verdicts.ts'
import { parted } from '../../text/sentences.ts'
import type { Question } from './question.ts'

/** Several texts in one. */
const listed = (text: string): string[] => text.split(' / ')

/** What verdicts say in a language; each a list of words. */
export type VerdictWords = Readonly<
  Record<'yes' | 'no' | 'duty' | 'spared' | 'open' | 'may', readonly string[]>
>

/** The same out of the messages of a language. */
export const verdictWords = (
  say: (id: `verdicts.${keyof VerdictWords}`) => string,
): VerdictWords => ({
  yes: listed(say('verdicts.yes')),
  no: listed(say('verdicts.no')),
  duty: listed(say('verdicts.duty')),
  spared: listed(say('verdicts.spared')),
  open: listed(say('verdicts.open')),
  may: listed(say('verdicts.may')),
})

/** What a verdict says to a question that can be answered with yes or no; null to others. */
export function answerIn(
  question: string,
  verdict: string,
  { yes, no, duty, spared, open }: VerdictWords,
): boolean | null {
  const asked = question.split(/(?<=[.!?])\s+|(?<=[。？])(?=.)/).at(-1) ?? question
  const has = (words: readonly string[]): boolean => words.some((word) => asked.includes(word))
  if (has(open)) return null
  // Who asks to be spared a duty is told no by the same words that say yes to who asks whether they have it.
  if (duty.includes(verdict)) return !has(spared)
  if (yes.includes(verdict)) return true
  return no.includes(verdict) ? false : null
}

/** A number that stands alone in a verdict can be another one, but for one, whose words may differ. */
function otherNumbers(verdict: string): string[] {
  const [number, more] = verdict.match(/\d+/g) ?? []
  const count = Number(number)
  if (number === undefined || more !== undefined || count < 2) return []
  const others = count > 2 ? [count - 1, count + 1] : [count + 1, count + 2]
  return others.map((other) => verdict.replace(number, String(other)))
}

/** The same for every build, and spread over all places. */
const placeOf = (id: string, places: number): number =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) % places

/** A button has no full stop. */
const plain = (answer: string): string => answer.replace(/[.。]$/, '')

interface Asked {
  id: string
  question: string
  verdict: string
  /** Answers that are wrong, where the words of the case name some. */
  mistakes: string | undefined
}

/** What can be answered and which of it is right; null where the words of a case leave nothing to choose. */
export function answersTo(
  { id, question, verdict, mistakes }: Asked,
  words: VerdictWords = verdictWords(verdicts),
): { answers: string[]; right: number } | null {
  const [may, mayNot] = words.may
  if (may && mayNot && words.may.includes(verdict))
    return { answers: [may, mayNot].map(plain), right: verdict === may ? 0 : 1 }
  const yes = mistakes === undefined ? answerIn(question, verdict, words) : null
  if (yes !== null) return { answers: [quiz('quiz.yes'), quiz('quiz.no')], right: yes ? 0 : 1 }
  const others = mistakes === undefined ? otherNumbers(verdict) : listed(mistakes)
  if (others.length === 0) return null
  const right = placeOf(id, others.length + 1)
  return { answers: others.toSpliced(right, 0, verdict).map(plain), right }
}

/** Rules that are named below a verdict. */
const NAMED = 2

/** A case as its game knows it. */
interface AskedCase {
  id: string
  question: string
  /** A verdict in a sentence, and its reason in those that follow. */
  answer: string
  mistakes: string | undefined
}

/**
 * A case as the quiz asks it, its rules with where each stands and how it is quoted; null where its words leave
 * nothing to choose.
 */
export function questionFrom(
  { id, question, answer, mistakes }: AskedCase,
  { rules, ...rest }: Pick<Question, 'rules' | 'about' | 'more' | 'file'>,
): Question | null {
  const { verdict, reason } = parted(answer)
  const answers = answersTo({ id, question, verdict, mistakes })
  return (
    answers && { id, question, ...answers, verdict, reason, rules: rules.slice(0, NAMED), ...rest }
  )
}
