/** The shape of a scenario file: a position told by what differs from the start, moves, and what must come of them. */
import * as v from 'valibot'
import type { MoveKinds } from '../engine/move-kinds.ts'
import { SEAT_LETTERS, type SeatLetter } from '../engine/seats.ts'
import type { RuleOf } from '../engine/types.ts'
import type { ScenarioGame, ScenarioTypes } from './definition.ts'
import { gameSchema } from './game-schema.ts'
import { moveFaults } from './move-faults.ts'

export { SEAT_LETTERS } from '../engine/seats.ts'

const optional = v.exactOptional
const text = v.pipe(v.string(), v.nonEmpty())
const letter = v.picklist(SEAT_LETTERS)
const whole = v.pipe(v.number(), v.integer())

/** What must come of a move. */
export interface Expectation<Rule extends string = string> {
  /** The move is refused: by this rule, by `any`; a list names every broken rule, the deciding one first. */
  broken?: Rule | 'any' | Rule[]
  /**
   * What seats have more or less of: `{ A: { vp: 5, corn: -5 } }`; tokens not named may change too.
   * `{ exactly: { A: { vp: 5 } } }`: these are all that any seat has more or less of.
   */
  gains?: Gains & { exactly?: Gains }
  /** Rules that must stand behind what happened; an empty list: nothing happened that a rule stands behind. */
  rules?: Rule[]
  /** Rules that must not. */
  without?: Rule[]
  /** Where the game waits next. */
  at?: string
  seat?: SeatLetter
  /** The legal moves there. */
  legal?: LegalSource
}

type Gains = { [letter in SeatLetter]?: Record<string, number> }

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
  rules?: RuleOf<G>[]
  /** A subject to list a case under, besides its rules. */
  about?: string[]
  moves?: MoveSource<RuleOf<G>>[]
  /** Moves that are each tried from the start, whatever became of the others. */
  tries?: MoveSource<RuleOf<G>>[]
  /** The legal moves of the start. */
  legal?: LegalSource
  end?: G['End']
}

/** A move of a file: what is no move at all is a fault, but where the file says that it is refused for that. */
function moveSchemaOf({ moveKinds }: { moveKinds: MoveKinds }, more: v.ObjectEntries) {
  const kind = v.looseObject({ do: v.picklist(Object.keys(moveKinds)) })
  return v.pipe(
    v.looseObject({
      ...kind.entries,
      seat: optional(letter),
      ...more,
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      // What else is wrong with it does not hide what is wrong with its fields.
      const { value: move } = dataset
      if (!v.is(kind, move) || isRefusedForForm(move.expect)) return
      const fields = Object.entries(move).filter(([key]) => key !== 'seat' && !(key in more))
      const input = { ...Object.fromEntries(fields), do: move.do }
      for (const { path, expected, found } of moveFaults(moveKinds, input)) {
        const [first, ...rest] = path.map(
          (key) => ({ type: 'object', origin: 'value', input, key, value: found }) as const,
        )
        const received = typeof found === 'object' ? typeName(found) : JSON.stringify(found)
        if (first)
          addIssue({
            expected,
            received: received ?? 'undefined',
            message: '',
            path: [first, ...rest],
          })
      }
    }),
  )
}

const typeName = (value: object | null): string =>
  value === null ? 'null' : Array.isArray(value) ? 'Array' : 'Object'

const isRefusedForForm = (expect: unknown): boolean =>
  v.is(v.looseObject({ broken: v.unknown() }), expect) &&
  [expect.broken].flat().includes('turn.form')

/** A scenario of the project: it says what it shows. */
export type OwnScenario<G extends ScenarioTypes> = ScenarioSource<G> & { rules: RuleOf<G>[] }

function makeSchema<G extends ScenarioTypes>({ game, rules, tokens, scenario }: ScenarioGame<G>) {
  const rule = v.picklist(rules)
  const gains = Object.fromEntries(
    SEAT_LETTERS.map((seat) => [seat, optional(v.record(v.picklist(tokens), whole))]),
  )
  const listed = v.array(moveSchemaOf(game.parts, {}))
  const legal = v.union([listed, v.strictObject({ has: optional(listed), not: optional(listed) })])
  const expectation = v.strictObject({
    broken: optional(v.union([v.picklist([...rules, 'any' as const]), v.array(rule)])),
    gains: optional(v.strictObject({ ...gains, exactly: optional(v.strictObject(gains)) })),
    rules: optional(v.array(rule)),
    without: optional(v.array(rule)),
    at: optional(v.picklist(game.decisionStates)),
    seat: optional(letter),
    legal: optional(legal),
  })
  const moves = v.array(moveSchemaOf(game.parts, { expect: optional(expectation) }))
  const { startEntries, gameEntries } = scenario
  const start: v.ObjectEntries = gameEntries
    ? { ...startEntries, game: optional(gameSchema(game.parts.id, gameEntries)) }
    : startEntries
  return v.strictObject({
    rules: optional(v.array(rule)),
    about: optional(v.array(text)),
    ...start,
    moves: optional(moves),
    tries: optional(moves),
    legal: optional(legal),
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
