/** Positions from outside: parsed into a valid one, or a list of what is wrong with it and where. */
import * as v from 'valibot'
import type { Parsed as AnyParsed } from '../../../engine/types.ts'
import type { Problem, ProblemId } from './impossible/problem.ts'
import { validate } from './impossible.ts'
import { OPTION_SCHEMAS, owedSchema } from './notation.ts'
import { STACKS } from './setup-figures.ts'
import type { Position } from './state.ts'
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

export type Parsed<T> = AnyParsed<T, ProblemId>

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))
const buildings = v.array(v.picklist(BUILDINGS))
const ships = v.array(v.picklist(SHIPS))
const specials = v.array(v.picklist(SPECIAL_BUILDINGS))

const positionSchema = v.strictObject({
  at: v.picklist([...DECISIONS, 'over']),
  version: v.picklist(VERSIONS),
  options: v.strictObject(OPTION_SCHEMAS),
  rng: v.pipe(v.number(), v.integer(), v.minValue(-2147483648), v.maxValue(4294967295)),
  round: count,
  turn: count,
  final: v.boolean(),
  active: seat,
  seat,
  players: v.pipe(
    v.array(
      v.strictObject({
        items: v.strictObject(each(ITEMS, () => count)),
        loans: count,
        disc: v.nullable(v.picklist(BUILDINGS)),
        buildings,
        ships,
      }),
    ),
    v.minLength(1),
    v.maxLength(5),
  ),
  offers: v.strictObject(each(OFFERS, () => count)),
  tiles: v.array(v.picklist(TILES)),
  town: buildings,
  stacks: v.pipe(v.array(buildings), v.length(STACKS)),
  ships: v.strictObject(each(SHIP_TYPES, () => ships)),
  specials: v.strictObject({
    pile: specials,
    seen: v.array(specials),
    mixed: v.array(v.boolean()),
    beside: buildings,
  }),
  modernised: buildings,
  gone: ships,
  phase: v.strictObject({
    supplied: v.boolean(),
    acted: v.boolean(),
    building: v.nullable(v.picklist(BUILDINGS)),
    effect: count,
    constructed: count,
    owed: owedSchema,
    asked: count,
    sold: v.array(v.strictObject({ seat, card: v.picklist(CARDS), disc: v.boolean() })),
  }),
})

/** A position of the right shape, possible or not; null for anything else. Never throws. */
export function shapedAs(input: unknown): Position | null {
  const parsed = v.safeParse(positionSchema, input)
  return parsed.success ? (parsed.output as Position) : null
}

/** Parses anything into a position that can occur, or says what is wrong with it. Never throws. */
export function parsePosition(input: unknown): Parsed<Position> {
  const parsed = v.safeParse(positionSchema, input)
  if (!parsed.success) {
    const problems = parsed.issues.map(
      (issue): Problem => ({ path: v.getDotPath(issue) ?? '', problem: 'shape', values: {} }),
    )
    return { ok: false, problems }
  }
  const position = parsed.output as Position
  const problems = validate(position)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: position }
}
