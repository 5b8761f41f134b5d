/** The words of a chapter, apart from its positions: their shape, and whether they fit its steps. */
import * as v from 'valibot'
import type { ScenarioTypes } from '../scenario/definition.ts'
import { parse } from '../text/markup.ts'
import type { StepSource } from './schema.ts'

/** Markup that reads, and that is no wall of text. */
const text = (longest: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { length } = dataset.value
      if (length > longest) addIssue({ message: `${length} letters; ${longest} are enough` })
      try {
        parse(dataset.value)
      } catch (error) {
        addIssue({ message: error instanceof Error ? error.message : String(error) })
      }
    }),
  )
const say = text(240)

const stepWords = v.strictObject({
  task: text(160),
  /** Answers to foreseen moves, by their ids. */
  wrong: v.exactOptional(v.record(v.string(), say)),
  hint: say,
  /** Reasons of the opponent's moves, by their ids. */
  replies: v.exactOptional(v.record(v.string(), say)),
  success: say,
})
export type StepWords = v.InferOutput<typeof stepWords>

export const chapterWordsSchema = v.strictObject({
  title: text(40),
  about: text(120),
  /** What is worth remembering, shown at the end. */
  summary: v.tuple([text(60), text(60), text(60)]),
  /** Answers to foreseen moves of many steps, by their ids. */
  wrong: v.exactOptional(v.record(v.string(), say)),
  /** By the ids of the steps. */
  steps: v.record(v.string(), stepWords),
  /** Of the position to judge: whether the move may be made, and why. */
  judged: v.exactOptional(v.strictObject({ question: text(160), answer: say })),
})
export type ChapterWords = v.InferOutput<typeof chapterWordsSchema>

/** What asks for words. */
interface Unworded {
  wrong?: readonly { id: string }[]
  steps: readonly Pick<StepSource<ScenarioTypes>, 'id' | 'wrong' | 'replies'>[]
  judged?: unknown
}

/** Something missing or left over, at its place in the file of words. */
interface Unmatched {
  path: string[]
  message: string
}

/** Steps, foreseen moves, replies and a judged position without words, and words that belong to none. */
export function unmatchedWords(
  { wrong = [], steps, judged }: Unworded,
  words: ChapterWords,
): Unmatched[] {
  const ids = steps.map(({ id }) => id)
  return [
    ...compare([], judged ? ['judged'] : [], words.judged ? { judged: words.judged } : {}),
    ...compare(
      ['wrong'],
      wrong.map((one) => one.id),
      words.wrong,
    ),
    ...compare(['steps'], ids, words.steps),
    ...steps.flatMap(({ id, wrong = [], replies = [] }) => {
      const own = words.steps[id]
      if (!own) return []
      const reasons = replies.flatMap((reply) => reply.id ?? [])
      return [
        ...compare(
          ['steps', id, 'wrong'],
          wrong.map((one) => one.id),
          own.wrong,
        ),
        ...compare(['steps', id, 'replies'], reasons, own.replies),
      ]
    }),
  ]
}

function compare(path: string[], ids: readonly string[], words: object = {}): Unmatched[] {
  const without = ids.filter((id) => !Object.hasOwn(words, id))
  const left = Object.keys(words).filter((key) => !ids.includes(key))
  return [
    ...without.map((id) => ({ path, message: `no words for ${id}` })),
    ...left.map((key) => ({ path: [...path, key], message: `${key} is not in the lesson` })),
  ]
}
