/** How scenario files tell a position of Puerto Rico, and what they may say of one at the end. */
import * as v from 'valibot'
import { SEAT_LETTERS } from '../../../engine/seats.ts'
import { added, isLoaded } from './added.ts'
import { EDITIONS, OPTION_IDS, type OptionId, type OptionValue } from './editions.ts'
import type { TableSource } from './expansions/source.ts'
import type { ExpansionOptionId, ExpansionOptionValue } from './expansions.ts'
import { OPTION_SCHEMAS, seedSchema } from './option-schemas.ts'
import { GIVING_RULES } from './roles/points.ts'
import { ALL_RULES } from './rule-ids.ts'
import {
  ADDED_DECISIONS,
  ALL_BUILDINGS,
  DECISIONS,
  END_TRIGGERS,
  EXPANSIONS,
  each,
  GOODS,
  LAID_TILES,
  RESIDENT_PLACES,
  ROLE_TILES,
  TILES,
} from './vocabulary.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))
const whole = v.pipe(v.number(), v.safeInteger())
const optional = v.exactOptional
const letter = v.picklist(SEAT_LETTERS)
const counts = <K extends string>(keys: readonly K[]) =>
  v.strictObject(each(keys, () => optional(count)))
const bySeat = <S extends v.GenericSchema>(schema: S) =>
  v.strictObject(each(SEAT_LETTERS, () => optional(schema)))

type SomeOptions = Partial<
  Record<OptionId, OptionValue> & Record<ExpansionOptionId, ExpansionOptionValue>
>
/** What a scenario says of expansions is read where their rules are loaded. */
const options = v.lazy(
  (): v.GenericSchema<SomeOptions> =>
    v.strictObject({
      ...each(OPTION_IDS, (id) => optional(OPTION_SCHEMAS[id])),
      ...(isLoaded() && added().source.options),
    }),
)

/** What the table has of them; nothing where they are not loaded, as then no file that was read has them. */
const addedTable = (): v.GenericSchema<TableSource> =>
  isLoaded() ? added().source.table : v.strictObject({})

const player = v.strictObject({
  coins: optional(count),
  vp: optional(count),
  goods: optional(counts(GOODS)),
  /** Land tiles by kind. Without it the player has the starting tile. */
  tiles: optional(counts(TILES)),
  /** Buildings in the order they were built. */
  city: optional(v.array(v.picklist(ALL_BUILDINGS))),
  /** Residents on tiles and buildings: all circles, none, or by kind. Default: all. */
  colonists: optional(v.union([v.picklist(['all', 'none']), counts([...TILES, ...ALL_BUILDINGS])])),
  stored: optional(count),
  /** How many of the residents of a place are nobles. */
  nobles: optional(counts(RESIDENT_PLACES)),
  /** Plantations that lie face down as forests. */
  forests: optional(counts(GOODS)),
})
export type PlayerSource = v.InferOutput<typeof player>

/** What is counted in the supply, as it is set and as it is found. */
const supply = {
  goods: optional(counts(GOODS)),
  colonists: optional(count),
  /** Colonists of the ship that nobody took. */
  refused: optional(count),
  vp: optional(count),
}

const set = v.strictObject({
  ...each(SEAT_LETTERS, () => optional(player)),
  round: optional(count),
  governor: optional(letter),
  /** The role in play, where `at` does not tell it. */
  role: optional(v.picklist(ROLE_TILES)),
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
  /** Plantations on the discard; they come out of the pile. */
  discard: optional(counts(GOODS)),
  /** What is left in the supply. What would lie there beyond it goes to the players one by one, from A. */
  supply: optional(v.strictObject(supply)),
  phase: optional(
    v.strictObject({
      tile: optional(v.picklist(LAID_TILES)),
      drawn: optional(v.boolean()),
      building: optional(v.picklist(ALL_BUILDINGS)),
      produced: optional(counts(GOODS)),
      passes: optional(count),
      wharfUsed: optional(v.array(letter)),
      chooserLoaded: optional(v.boolean()),
      /** Points that wait to be taken or declined, the next ones first. */
      due: optional(
        v.array(v.strictObject({ seat: letter, points: count, rule: v.picklist(GIVING_RULES) })),
      ),
    }),
  ),
  /** What the expansions add: kinds in the game (default: all), nobles on the ship and in the supply, and so on. */
  expansions: optional(v.lazy(addedTable)),
  ending: optional(v.array(v.picklist(END_TRIGGERS))),
  /** State of the random generator, for a position taken from a game. */
  rng: optional(whole),
})

/** A list in any order, or in this one. */
const list = <S extends v.GenericSchema>(item: S) =>
  v.union([v.array(item), v.strictObject({ order: v.array(item) })])

const playerEnd = v.strictObject({
  coins: optional(count),
  vp: optional(count),
  goods: optional(counts(GOODS)),
  tiles: optional(counts(TILES)),
  city: optional(list(v.picklist(ALL_BUILDINGS))),
  colonists: optional(counts([...TILES, ...ALL_BUILDINGS])),
  stored: optional(count),
  nobles: optional(counts(RESIDENT_PLACES)),
  forests: optional(counts(GOODS)),
  /** The score if the game ended now. */
  score: optional(count),
  /** Lines of that score: rule → points. */
  lines: optional(v.record(v.picklist(ALL_RULES), count)),
  /** What buildings would cost this player now, with quarries and privilege. */
  prices: optional(counts(ALL_BUILDINGS)),
})

export const endSchema = v.strictObject({
  ...each(SEAT_LETTERS, () => optional(playerEnd)),
  at: optional(v.picklist([...DECISIONS, ...ADDED_DECISIONS, 'over'])),
  seat: optional(letter),
  round: optional(count),
  governor: optional(letter),
  coins: optional(counts(ROLE_TILES)),
  ships: optional(v.record(v.string(), counts(GOODS))),
  house: optional(list(v.picklist(GOODS))),
  market: optional(count),
  faceUp: optional(count),
  pile: optional(count),
  discard: optional(counts(GOODS)),
  supply: optional(
    v.strictObject({
      ...supply,
      quarries: optional(count),
      buildings: optional(counts(ALL_BUILDINGS)),
    }),
  ),
  /** Nobles in the supply, and on the ship. */
  nobles: optional(count),
  aboard: optional(count),
  removed: optional(counts(['colonists', 'nobles', 'vp'])),
  ending: optional(v.array(v.picklist(END_TRIGGERS))),
  winners: optional(v.array(letter)),
  decidedBy: optional(v.picklist(['score.tie-break', 'score.draw'])),
  /** How many legal moves there are. */
  moves: optional(count),
})

/** What a scenario file says of the game that is played. */
export const gameEntries = {
  edition: optional(v.picklist(EDITIONS)),
  seats: optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(5))),
  seed: optional(seedSchema),
  expansions: optional(v.array(v.picklist(EXPANSIONS))),
  options: optional(options),
}

/** The keys of a scenario file that tell the position. */
export const startEntries = {
  game: optional(v.strictObject(gameEntries)),
  at: optional(v.picklist([...DECISIONS, ...ADDED_DECISIONS, 'over'])),
  /** Who chose the role in play, or who is to choose one. Default: A. */
  chooser: optional(letter),
  /** Who decides. Default: the chooser. */
  seat: optional(letter),
  set: optional(set),
}
const startSchema = v.strictObject(startEntries)
export type Start = v.InferOutput<typeof startSchema>
export type End = v.InferOutput<typeof endSchema>
