/** The case library as a quiz: every case with what its verdict says to its question (Node only). */

import { parted } from '../../../text/sentences.ts'
import { aboutOf } from '../figure/scene-files.ts'
import type { BuildingId } from '../rules/vocabulary.ts'
import { t } from '../words/messages/verdicts.ts'
import { type Case, casesOfBuild, type Subject } from './cases.ts'

export interface Question {
  id: string
  question: string
  verdict: string
  reason: string
  /** Whether the answer is yes; null where the question asks for more. */
  yes: boolean | null
  subjects: readonly Subject[]
  buildings: readonly BuildingId[]
  /** The file with its scene. */
  file: string
}

const listed = (text: string): string[] => text.split(' / ')

/** What verdicts say in a language; each a list of words. */
type VerdictWords = Readonly<Record<'yes' | 'no' | 'duty' | 'spared' | 'open', readonly string[]>>

/** The same out of the messages of a language. */
export const verdictWords = (
  say: (id: `verdicts.${keyof VerdictWords}`) => string,
): VerdictWords => ({
  yes: listed(say('verdicts.yes')),
  no: listed(say('verdicts.no')),
  duty: listed(say('verdicts.duty')),
  spared: listed(say('verdicts.spared')),
  open: listed(say('verdicts.open')),
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
  // Who asks to be spared a duty is told no by the same words that say yes to who asks whether he has it.
  if (duty.includes(verdict)) return !has(spared)
  if (yes.includes(verdict)) return true
  return no.includes(verdict) ? false : null
}

/** All cases as questions, one subject after the other in turn, so that they vary. */
export function questionsOfBuild(): Question[] {
  const words = verdictWords(t)
  const seen = new Map<string, number>()
  const turnOf = ({ subjects: [subject = 'round'] }: Case): number => {
    const turn = seen.get(subject) ?? 0
    seen.set(subject, turn + 1)
    return turn
  }
  return casesOfBuild()
    .map((one) => ({ one, turn: turnOf(one) }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ one }) => {
      const { id, question, answer, subjects, buildings } = one
      const { verdict, reason } = parted(answer)
      const yes = answerIn(question, verdict, words)
      return {
        id,
        question,
        verdict,
        reason,
        yes,
        subjects,
        buildings,
        file: `cases/${aboutOf(one)}`,
      }
    })
}
