/** The shape of a chapter of the course: its steps, without their words. */
import * as v from 'valibot'
import { MOVE_KINDS } from '../games/puerto-rico/rules/moves.ts'
import { RULES } from '../games/puerto-rico/rules/rule-ids.ts'
import { DECISIONS } from '../games/puerto-rico/rules/vocabulary.ts'
import { endSchema, scenarioSchema } from '../scenario/schema.ts'
import { SEAT_LETTERS } from '../scenario/seats.ts'
import { unknownWords } from './pattern.ts'

const optional = v.exactOptional
const rule = v.picklist(RULES)
const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a-lower-case-name'))

const kind = v.looseObject({ do: v.picklist(MOVE_KINDS) })
export type MoveWords = v.InferOutput<typeof kind>

/** Refuses words that no such move has, `others` apart: a slip of the pen. */
const known = <T extends MoveWords>(others: readonly string[] = []) =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { value } = dataset
    for (const key of unknownWords(value).filter((word) => !others.includes(word))) {
      const path = { type: 'object', origin: 'key', input: value, key, value: value[key] } as const
      addIssue({ message: `no ${value.do} has ${key}`, path: [path] })
    }
  })

/** A move as in scenarios, without the seat: whoever decides makes it. */
const move = v.pipe(kind, known())

/** Everything that is named must hold. */
export interface Goal {
  all?: Goal[]
  any?: Goal[]
  not?: Goal
  /** The position, as in the `end` of a scenario. */
  end?: v.InferOutput<typeof endSchema>
  /** What seats have more or less of than at the start of the step: `{ A: { vp: 5 } }`. */
  gained?: Partial<Record<(typeof SEAT_LETTERS)[number], Record<string, number>>>
  /** A rule that stands behind something that happened in the step. */
  noted?: (typeof RULES)[number]
  /** A move that the learner made; what is not named may be anything. */
  moved?: MoveWords
  at?: (typeof DECISIONS)[number] | 'over'
}

const gains = v.record(v.picklist(SEAT_LETTERS), v.record(v.string(), v.number()))
const goal: v.GenericSchema<Goal> = v.strictObject({
  all: optional(v.array(v.lazy(() => goal))),
  any: optional(v.array(v.lazy(() => goal))),
  not: optional(v.lazy(() => goal)),
  end: optional(endSchema),
  gained: optional(gains),
  noted: optional(rule),
  moved: optional(move),
  at: optional(v.picklist([...DECISIONS, 'over'])),
})

/** A move that learners are likely to try; its answer stands under its id. */
const wrong = v.strictObject({
  id,
  /** What is not named may be anything. */
  move,
  /** The rule that refuses it; without one the move is legal and misses the goal. */
  broken: optional(rule),
})
export type WrongSource = v.InferOutput<typeof wrong>

/** A move of the opponent; with an id it has a reason, which stands under that. */
const reply = v.pipe(v.looseObject({ do: v.picklist(MOVE_KINDS), id: optional(id) }), known(['id']))
export type ReplySource = v.InferOutput<typeof reply>

const { game, at, chooser, seat, set } = scenarioSchema.entries

const step = v.strictObject({
  id,
  game,
  at,
  chooser,
  seat,
  set,
  /** Goes on where the solution of the step before ended. */
  continues: optional(v.literal(true)),
  /** The learner's seat; the table moves for the others. */
  you: optional(v.picklist(SEAT_LETTERS)),
  /** Places to look at: `ship:6`, `good:corn` on the learner's board, `B/city:wharf` on another's. */
  lit: optional(v.array(v.string())),
  goal,
  wrong: optional(v.array(wrong)),
  /** A whole move that is legal on the way. */
  hint: move,
  solution: v.pipe(v.array(move), v.minLength(1)),
  replies: optional(v.array(reply)),
  /** What the step teaches; each must be cited while it is played. */
  rules: v.array(rule),
})
export type StepSource = v.InferOutput<typeof step>

export const chapterSchema = v.strictObject({
  steps: v.pipe(v.array(step), v.minLength(1)),
})
export type ChapterSource = v.InferOutput<typeof chapterSchema>
