/** The shape of a scenario file: a position told by what differs from the start, moves, and what must come of them. */
import * as v from 'valibot'
import { EDITIONS, OPTION_IDS } from '../games/puerto-rico/rules/editions.ts'
import { MOVE_KINDS } from '../games/puerto-rico/rules/moves.ts'
import { OPTION_SCHEMAS } from '../games/puerto-rico/rules/position.ts'
import { RULES } from '../games/puerto-rico/rules/rule-ids.ts'
import {
  BUILDINGS,
  DECISIONS,
  END_TRIGGERS,
  each,
  GOODS,
  ROLE_TILES,
  TILES,
} from '../games/puerto-rico/rules/vocabulary.ts'
import { SEAT_LETTERS } from './seats.ts'

export { SEAT_LETTERS, type SeatLetter } from './seats.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))
const whole = v.pipe(v.number(), v.integer())
const text = v.pipe(v.string(), v.nonEmpty())
const letter = v.picklist(SEAT_LETTERS)
const rule = v.picklist(RULES)
const optional = v.exactOptional
const counts = <K extends string>(keys: readonly K[]) =>
  v.strictObject(each(keys, () => optional(count)))
const bySeat = <S extends v.GenericSchema>(schema: S) =>
  v.strictObject(each(SEAT_LETTERS, () => optional(schema)))

const options = v.strictObject(each(OPTION_IDS, (id) => optional(OPTION_SCHEMAS[id])))

const player = v.strictObject({
  coins: optional(count),
  vp: optional(count),
  goods: optional(counts(GOODS)),
  /** Land tiles by kind. Without it the player has the starting tile. */
  tiles: optional(counts(TILES)),
  /** Buildings in the order they were built. */
  city: optional(v.array(v.picklist(BUILDINGS))),
  /** Colonists on tiles and buildings: all circles, none, or by kind. Default: all. */
  colonists: optional(v.union([v.picklist(['all', 'none']), counts([...TILES, ...BUILDINGS])])),
  stored: optional(count),
})
export type PlayerSource = v.InferOutput<typeof player>

const set = v.strictObject({
  ...each(SEAT_LETTERS, () => optional(player)),
  round: optional(count),
  governor: optional(letter),
  /** Role tiles taken in this round before the one in play, by seat. */
  taken: optional(bySeat(v.array(v.picklist(ROLE_TILES)))),
  /** Coins on role tiles. */
  coins: optional(counts(ROLE_TILES)),
  /** What each ship carries, by its size: `{ 6: { corn: 2 } }`. */
  ships: optional(v.record(v.string(), counts(GOODS))),
  house: optional(v.array(v.picklist(GOODS))),
  market: optional(count),
  faceUp: optional(v.array(v.picklist(GOODS))),
  /** What is drawn next, in this order; the other tiles lie below, shuffled by the seed. `only` leaves nothing below. */
  pile: optional(
    v.union([v.array(v.picklist(GOODS)), v.strictObject({ only: v.array(v.picklist(GOODS)) })]),
  ),
  phase: optional(
    v.strictObject({
      tile: optional(v.picklist(TILES)),
      drawn: optional(v.boolean()),
      building: optional(v.picklist(BUILDINGS)),
      produced: optional(counts(GOODS)),
      passes: optional(count),
      wharfUsed: optional(v.array(letter)),
      chooserLoaded: optional(v.boolean()),
    }),
  ),
  ending: optional(v.array(v.picklist(END_TRIGGERS))),
  /** State of the random generator, for a position taken from a game. */
  rng: optional(whole),
})

const gains = v.record(v.string(), whole)

const expectation = v.strictObject({
  /** The move is refused, by this rule; a list names every broken rule, the deciding one first. */
  broken: optional(v.union([rule, v.array(rule)])),
  /** What seats have more or less of: `{ A: { vp: 5, corn: -5 } }`; tokens not named may change too. */
  gains: optional(bySeat(gains)),
  /** Rules that must stand behind what happened. */
  rules: optional(v.array(rule)),
  /** Rules that must not. */
  without: optional(v.array(rule)),
  /** Where the game waits next. */
  at: optional(v.picklist([...DECISIONS, 'over'])),
  seat: optional(letter),
})
export type Expectation = v.InferOutput<typeof expectation>

const move = v.looseObject({
  do: v.picklist(MOVE_KINDS),
  seat: optional(letter),
  expect: optional(expectation),
})
export type MoveSource = v.InferOutput<typeof move>

const playerEnd = v.strictObject({
  coins: optional(count),
  vp: optional(count),
  goods: optional(counts(GOODS)),
  tiles: optional(counts(TILES)),
  city: optional(v.array(v.picklist(BUILDINGS))),
  colonists: optional(counts([...TILES, ...BUILDINGS])),
  stored: optional(count),
  /** The score if the game ended now. */
  score: optional(count),
  /** Lines of that score: rule → points. */
  lines: optional(v.record(rule, count)),
})

export const endSchema = v.strictObject({
  ...each(SEAT_LETTERS, () => optional(playerEnd)),
  at: optional(v.picklist([...DECISIONS, 'over'])),
  seat: optional(letter),
  round: optional(count),
  governor: optional(letter),
  coins: optional(counts(ROLE_TILES)),
  ships: optional(v.record(v.string(), counts(GOODS))),
  house: optional(v.array(v.picklist(GOODS))),
  market: optional(count),
  faceUp: optional(count),
  pile: optional(count),
  discard: optional(counts(GOODS)),
  supply: optional(
    v.strictObject({
      goods: optional(counts(GOODS)),
      colonists: optional(count),
      vp: optional(count),
      quarries: optional(count),
      buildings: optional(counts(BUILDINGS)),
    }),
  ),
  ending: optional(v.array(v.picklist(END_TRIGGERS))),
  winners: optional(v.array(letter)),
  decidedBy: optional(v.picklist(['score.tie-break', 'score.draw'])),
  /** How many legal moves there are. */
  moves: optional(count),
})

export const scenarioSchema = v.strictObject({
  /** The rules that this scenario shows; each must be cited while it runs. */
  rules: v.pipe(v.array(rule), v.minLength(1)),
  /** A subject to list a case under, besides its rules. */
  about: optional(v.array(text)),
  game: optional(
    v.strictObject({
      edition: optional(v.picklist(EDITIONS)),
      seats: optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(5))),
      seed: optional(whole),
      options: optional(options),
    }),
  ),
  at: optional(v.picklist([...DECISIONS, 'over'])),
  /** Who chose the role in play, or who is to choose one. Default: A. */
  chooser: optional(letter),
  /** Who decides. Default: the chooser. */
  seat: optional(letter),
  set: optional(set),
  moves: optional(v.array(move)),
  end: optional(endSchema),
})
export type ScenarioSource = v.InferOutput<typeof scenarioSchema>
export type EndSource = v.InferOutput<typeof endSchema>
