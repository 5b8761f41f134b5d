/** The shape of a chapter of the course: its steps, without their words. */
import * as v from 'valibot'
import { unknownFields } from '../engine/move-kinds.ts'
import { SEAT_LETTERS, type SeatLetter } from '../engine/seats.ts'
import type { RuleOf } from '../engine/types.ts'
import type { ScenarioGame, ScenarioTypes } from '../scenario/definition.ts'
import { isTermId } from '../text/names.ts'

const optional = v.exactOptional
const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a-lower-case-name'))

/** A move as files tell it, without the seat: whoever decides makes it. */
export interface MoveWords {
  do: string
  [field: string]: unknown
}

/** Everything that is named must hold. */
export interface Goal<G extends ScenarioTypes> {
  all?: Goal<G>[]
  any?: Goal<G>[]
  not?: Goal<G>
  /** The position, as in the `end` of a scenario. */
  end?: G['End']
  /** What seats have more or less of than at the start of the step: `{ A: { vp: 5 } }`. */
  gained?: { [letter in SeatLetter]?: Record<string, number> }
  /** A rule that stands behind something that happened in the step. */
  noted?: RuleOf<G>
  /** A move that the learner made; what is not named may be anything. */
  moved?: MoveWords
  at?: string
}

/** A move that learners are likely to try; its answer stands under its id. */
export interface WrongSource<G extends ScenarioTypes> {
  id: string
  /** What is not named may be anything. */
  move: MoveWords
  /** The rule that refuses it; without one the move is legal and misses the goal. */
  broken?: RuleOf<G>
}

/** A move of the opponent; with an id it has a reason, which stands under that. */
type ReplySource = MoveWords & { id?: string }

/** A step, without its words. */
export type StepSource<G extends ScenarioTypes> = G['Start'] & {
  id: string
  /** Terms that are used here for the first time: each is in the words of the step. */
  introduces?: string[]
  /** Goes on where the solution of the step before ended. */
  continues?: true
  /** The game of the step before at another moment, in a position of its own; the task says which. */
  sameGame?: true
  /** Without help: nothing is lit, and there is no hint before a mistake. */
  alone?: true
  /** The game ends here, and its score sheet is shown. */
  sheet?: true
  /** The learner's seat; the table moves for the others. */
  you?: SeatLetter
  /** Places to look at: `ship:6`, `good:corn` on the learner's board, `B/city:wharf` on another's. */
  lit?: string[]
  /** They are shown from the start: the first step of a new idea. Elsewhere after a mistake. */
  glow?: true
  goal: Goal<G>
  wrong?: WrongSource<G>[]
  /** A whole move that is legal on the way. */
  hint: MoveWords
  solution: MoveWords[]
  replies?: ReplySource[]
  /** What the step teaches; each must be cited while it is played. */
  rules: RuleOf<G>[]
}

/** A whole position to judge at the end of a chapter: may this move be made? */
export type JudgedSource<G extends ScenarioTypes> = G['Start'] & {
  /** Its name in links, like that of a step. */
  id: string
  /** The learner's seat, who asks. */
  you?: SeatLetter
  move: MoveWords
  /** The rule that refuses it; without one it may be made. */
  broken?: RuleOf<G>
}

interface ChapterSource<G extends ScenarioTypes> {
  /** Moves that lead away from what many of its steps are about; a step's own answers go before these. */
  wrong?: WrongSource<G>[]
  steps: StepSource<G>[]
  judged?: JudgedSource<G>
}

/** The schema of a chapter of this game. */
export function chapterSchemaOf<G extends ScenarioTypes>(
  definition: ScenarioGame<G>,
): v.GenericSchema<unknown, ChapterSource<G>> {
  const { game, rules, tokens, scenario } = definition
  const { moveKinds } = game.parts
  const rule = v.picklist(rules)
  const kind = v.looseObject({ do: v.picklist(Object.keys(moveKinds)) })
  /** Refuses words that no such move has, `others` apart: a slip of the pen. */
  const known = <T extends { do: string }>(others: readonly string[] = []) =>
    v.rawCheck<T>(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value } = dataset
      for (const key of unknownFields(moveKinds, value).filter((word) => !others.includes(word))) {
        const input: Record<string, unknown> = { ...value }
        const path = { type: 'object', origin: 'key', input, key, value: input[key] } as const
        addIssue({ message: `no ${value.do} has ${key}`, path: [path] })
      }
    })
  const move = v.pipe(kind, known())
  const gains = v.record(v.picklist(SEAT_LETTERS), v.record(v.picklist(tokens), v.number()))
  const goal: v.GenericSchema = v.strictObject({
    all: optional(v.array(v.lazy(() => goal))),
    any: optional(v.array(v.lazy(() => goal))),
    not: optional(v.lazy(() => goal)),
    end: optional(scenario.endSchema),
    gained: optional(gains),
    noted: optional(rule),
    moved: optional(move),
    at: optional(v.picklist(game.decisionStates)),
  })
  const wrong = v.strictObject({ id, move, broken: optional(rule) })
  const reply = v.pipe(v.looseObject({ ...kind.entries, id: optional(id) }), known(['id']))
  const step = v.strictObject({
    id,
    ...scenario.startEntries,
    introduces: optional(v.array(v.pipe(v.string(), v.check(isTermId, 'no such term')))),
    continues: optional(v.literal(true)),
    sameGame: optional(v.literal(true)),
    alone: optional(v.literal(true)),
    sheet: optional(v.literal(true)),
    you: optional(v.picklist(SEAT_LETTERS)),
    lit: optional(v.array(v.string())),
    glow: optional(v.literal(true)),
    goal,
    wrong: optional(v.array(wrong)),
    hint: move,
    solution: v.pipe(v.array(move), v.minLength(1)),
    replies: optional(v.array(reply)),
    rules: v.array(rule),
  })
  const judged = v.strictObject({
    id,
    ...scenario.startEntries,
    you: optional(v.picklist(SEAT_LETTERS)),
    move,
    broken: optional(rule),
  })
  const chapter = v.strictObject({
    wrong: optional(v.array(wrong)),
    steps: v.pipe(v.array(step), v.minLength(1)),
    judged: optional(judged),
  })
  return chapter as unknown as v.GenericSchema<unknown, ChapterSource<G>>
}
