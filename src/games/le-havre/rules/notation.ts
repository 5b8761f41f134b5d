/** How scenario files tell a position of Le Havre, and what they may say of one at the end. */
import * as v from 'valibot'
import { MOST_SEED } from '../../../engine/rng.ts'
import { SEAT_LETTERS } from '../../../engine/seats.ts'
import { OPTION_IDS, OPTION_VALUES, type OptionValue } from './options.ts'
import { RULES } from './rule-ids.ts'
import {
  BUILDINGS,
  CARDS,
  DECISIONS,
  each,
  ITEMS,
  OFFERS,
  SHIP_TYPES,
  SHIPS,
  SPECIAL_BUILDINGS,
  TILES,
  VERSIONS,
} from './vocabulary.ts'

const MOST_SEATS = SEAT_LETTERS.length
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))
const whole = v.pipe(v.number(), v.integer())
/** A seed as the set-up takes it: the random generator holds no more. */
export const seedSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEED))
const optional = v.exactOptional
const letter = v.picklist(SEAT_LETTERS)
const building = v.picklist(BUILDINGS)
const counts = <K extends string>(keys: readonly K[]) =>
  v.strictObject(each(keys, () => optional(count)))
const bySeat = <S extends v.GenericSchema>(schema: S) =>
  v.strictObject(each(SEAT_LETTERS, () => optional(schema)))

/** For each option, the values it may have. */
export const OPTION_SCHEMAS = each(OPTION_IDS, (id) =>
  v.union((OPTION_VALUES[id] as readonly OptionValue[]).map((value) => v.literal(value))),
)
const options = v.strictObject(each(OPTION_IDS, (id) => optional(OPTION_SCHEMAS[id])))

const player = v.strictObject({
  /** What lies in the harbour; without it the start of the game. */
  items: optional(counts(ITEMS)),
  loans: optional(count),
  disc: optional(v.nullable(building)),
  buildings: optional(v.array(building)),
  ships: optional(v.array(v.picklist(SHIPS))),
})
export type PlayerSource = v.InferOutput<typeof player>

export const owedSchema = v.nullable(
  v.union([
    v.strictObject({ for: v.picklist(['fee', 'food', 'interest']) }),
    v.strictObject({
      for: v.literal('deal'),
      need: counts([...ITEMS, 'food', 'energy']),
      gain: counts(ITEMS),
      card: v.nullable(v.picklist(CARDS)),
    }),
  ]),
)
const phase = v.strictObject({
  supplied: optional(v.boolean()),
  acted: optional(v.boolean()),
  building: optional(v.nullable(building)),
  effect: optional(count),
  constructed: optional(count),
  owed: optional(owedSchema),
  asked: optional(count),
  sold: optional(
    v.array(v.strictObject({ seat: letter, card: v.picklist(CARDS), disc: v.boolean() })),
  ),
})

const set = v.strictObject({
  ...each(SEAT_LETTERS, () => optional(player)),
  round: optional(count),
  /** Turns begun in this round. */
  turn: optional(count),
  final: optional(v.boolean()),
  /** What lies on the offer spaces; a space not named is empty. */
  offers: optional(counts(OFFERS)),
  tiles: optional(v.array(v.picklist(TILES))),
  /** The cards of the town, besides those that lie nowhere else. */
  town: optional(v.array(building)),
  /** The top cards of each stack; cards named nowhere lie below them or in the town. */
  stacks: optional(v.array(v.array(building))),
  /** Ships to be built or bought, the top one first; without it all that are out and belong to nobody. */
  ships: optional(v.strictObject(each(SHIP_TYPES, () => optional(v.array(v.picklist(SHIPS)))))),
  /** Special cards on top of the pile. */
  specials: optional(v.array(v.picklist(SPECIAL_BUILDINGS))),
  seen: optional(bySeat(v.array(v.picklist(SPECIAL_BUILDINGS)))),
  mixed: optional(v.array(letter)),
  beside: optional(v.array(building)),
  modernised: optional(v.array(building)),
  gone: optional(v.array(v.picklist(SHIPS))),
  phase: optional(phase),
  /** State of the random generator, for a position taken from a game. */
  rng: optional(whole),
})

/** What a scenario file says of the game that is played. */
export const gameEntries = {
  version: optional(v.picklist(VERSIONS)),
  seats: optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SEATS))),
  seed: optional(seedSchema),
  options: optional(options),
}

/** The keys of a scenario file that tell the position. */
export const startEntries = {
  game: optional(v.strictObject(gameEntries)),
  at: optional(v.picklist([...DECISIONS, 'over'])),
  /** Whose turn it is. Default: A. */
  active: optional(letter),
  /** Who decides. Default: whose turn it is. */
  seat: optional(letter),
  set: optional(set),
}
const startSchema = v.strictObject(startEntries)
export type Start = v.InferOutput<typeof startSchema>
export type SetSource = NonNullable<Start['set']>

/** A list in any order, or in this one. */
const listOf = <S extends v.GenericSchema>(item: S) =>
  v.union([v.array(item), v.strictObject({ order: v.array(item) })])

const playerEnd = v.strictObject({
  items: optional(counts(ITEMS)),
  loans: optional(count),
  disc: optional(v.nullable(building)),
  buildings: optional(listOf(building)),
  ships: optional(listOf(v.picklist(SHIPS))),
  /** The wealth if the game ended now. */
  score: optional(whole),
  /** Lines of it: rule → francs, of several lines by one rule their sum. */
  lines: optional(v.record(v.picklist(RULES), whole)),
  /** What this seat sees of the pile. */
  pile: optional(listOf(v.nullable(v.picklist(SPECIAL_BUILDINGS)))),
})

export const endSchema = v.strictObject({
  ...each(SEAT_LETTERS, () => optional(playerEnd)),
  at: optional(v.picklist([...DECISIONS, 'over'])),
  seat: optional(letter),
  active: optional(letter),
  round: optional(count),
  turn: optional(count),
  offers: optional(counts(OFFERS)),
  town: optional(listOf(building)),
  stacks: optional(listOf(v.array(building))),
  /** The top cards of the stacks. */
  tops: optional(listOf(v.nullable(building))),
  ships: optional(v.strictObject(each(SHIP_TYPES, () => optional(listOf(v.picklist(SHIPS)))))),
  beside: optional(listOf(building)),
  modernised: optional(v.array(building)),
  winners: optional(v.array(letter)),
  decidedBy: optional(v.picklist(['score.tie'])),
  /** How many legal moves there are. */
  moves: optional(count),
})
export type End = v.InferOutput<typeof endSchema>
