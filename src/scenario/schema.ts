/** The shape of a scenario file: a position told by what differs from the start, moves, and what must come of them. */
import * as v from 'valibot'
import { unknownFields } from '../engine/move-kinds.ts'
import { SEAT_LETTERS, type SeatLetter } from '../engine/seats.ts'
import type { RuleOf } from '../engine/types.ts'
import type { ScenarioGame, ScenarioTypes } from './plug.ts'

export { SEAT_LETTERS } from '../engine/seats.ts'

const optional = v.exactOptional
const text = v.pipe(v.string(), v.nonEmpty())
const letter = v.picklist(SEAT_LETTERS)
const whole = v.pipe(v.number(), v.integer())

/** What must come of a move. */
export interface Expectation<Rule extends string = string> {
  /** The move is refused, by this rule; a list names every broken rule, the deciding one first. */
  broken?: Rule | Rule[]
  /** What seats have more or less of: `{ A: { vp: 5, corn: -5 } }`; tokens not named may change too. */
  gains?: { [letter in SeatLetter]?: Record<string, number> }
  /** Rules that must stand behind what happened; an empty list: nothing happened that a rule stands behind. */
  rules?: Rule[]
  /** Rules that must not. */
  without?: Rule[]
  /** Where the game waits next. */
  at?: string
  seat?: SeatLetter
}

/** A move as a file tells it: the seat that decides makes it where none is named. */
export interface MoveSource<Rule extends string = string> {
  do: string
  seat?: SeatLetter
  expect?: Expectation<Rule>
  [field: string]: unknown
}

/** All legal moves, or some that are legal and some that are not. */
export type LegalSource = MoveSource[] | { has?: MoveSource[]; not?: MoveSource[] }

/** A scenario: the position as the game tells it, and the rest alike for every game. */
export type ScenarioSource<G extends ScenarioTypes> = G['Start'] & {
  /** The rules that this scenario shows; each must be cited while it runs. An empty list: none is cited at all. */
  rules: RuleOf<G>[]
  /** A subject to list a case under, besides its rules. */
  about?: string[]
  moves?: MoveSource<RuleOf<G>>[]
  /** Moves that are each tried from the start, whatever became of the others. */
  tries?: MoveSource<RuleOf<G>>[]
  /** The legal moves of the start. */
  legal?: LegalSource
  end?: G['End']
}

function makeSchema<G extends ScenarioTypes>({ game, rules, tokens, scenario }: ScenarioGame<G>) {
  const rule = v.picklist(rules)
  const gains = v.record(v.picklist(tokens), whole)
  const expectation = v.strictObject({
    broken: optional(v.union([rule, v.array(rule)])),
    gains: optional(
      v.strictObject(Object.fromEntries(SEAT_LETTERS.map((seat) => [seat, optional(gains)]))),
    ),
    rules: optional(v.array(rule)),
    without: optional(v.array(rule)),
    at: optional(v.picklist(game.decisionStates)),
    seat: optional(letter),
  })
  const { moveKinds } = game.parts
  const move = v.pipe(
    v.looseObject({
      do: v.picklist(Object.keys(moveKinds)),
      seat: optional(letter),
      expect: optional(expectation),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { seat: _, expect, ...words } = dataset.value
      if ([expect?.broken].flat().includes('turn.form')) return
      const known = Object.keys(moveKinds[words.do]?.fields ?? {}).map((field) => `"${field}"`)
      for (const key of unknownFields(moveKinds, words)) {
        const at = { type: 'object', origin: 'key', input: words, key, value: words[key] } as const
        addIssue({ expected: `never, of ${known.join()}`, received: key, message: '', path: [at] })
      }
    }),
  )
  const moves = v.array(move)
  return v.strictObject({
    rules: v.array(rule),
    about: optional(v.array(text)),
    ...scenario.startEntries,
    moves: optional(moves),
    tries: optional(moves),
    legal: optional(
      v.union([moves, v.strictObject({ has: optional(moves), not: optional(moves) })]),
    ),
    end: optional(scenario.endSchema),
  })
}
const made = new WeakMap<object, { kinds: number; schema: v.GenericSchema }>()

/** The schema of a game's scenario files, made once for the kinds of moves that the game knows: expansions that come later bring more. */
export function scenarioSchemaOf<G extends ScenarioTypes>(
  game: ScenarioGame<G>,
): v.GenericSchema<unknown, ScenarioSource<G>> & { entries: v.ObjectEntries } {
  const kinds = Object.keys(game.game.parts.moveKinds).length
  const last = made.get(game.scenario)
  const schema = last?.kinds === kinds ? last.schema : makeSchema(game)
  made.set(game.scenario, { kinds, schema })
  return schema as unknown as v.GenericSchema<unknown, ScenarioSource<G>> & {
    entries: v.ObjectEntries
  }
}
