/** Positions from outside: parsed into one that can occur, or a list of what is wrong with it and where. */
import * as v from 'valibot'
import type { Parsed } from '../../../engine/types.ts'
import { added, isLoaded } from './added.ts'
import { EDITIONS } from './editions.ts'
import type { Problem, ProblemId } from './impossible/problem.ts'
import { validate } from './impossible.ts'
import { OPTION_SCHEMAS } from './option-schemas.ts'
import { GIVING_RULES } from './roles/points.ts'
import type { Position } from './state.ts'
import {
  ADDED_BUILDINGS,
  ADDED_DECISIONS,
  ALL_BUILDINGS,
  BUILDINGS,
  DECISIONS,
  END_TRIGGERS,
  each,
  GOODS,
  LAID_TILES,
  RESIDENT_PLACES,
  ROLE_TILES,
  TILES,
} from './vocabulary.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))
const byGood = v.strictObject(each(GOODS, () => count))
const byTile = v.strictObject(each(TILES, () => count))

const player = v.strictObject({
  coins: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)),
  vp: count,
  goods: byGood,
  tiles: byTile,
  manned: byTile,
  city: v.pipe(
    v.array(v.strictObject({ id: v.picklist(ALL_BUILDINGS), workers: count })),
    v.maxLength(12),
  ),
  stored: count,
  nobles: v.exactOptional(v.record(v.picklist(RESIDENT_PLACES), count)),
  forests: v.exactOptional(byGood),
})

const ADDED = [...ADDED_BUILDINGS['new-buildings'], ...ADDED_BUILDINGS.nobles]
/** Without the rules of the expansions no position with one is read. */
const expansions = v.lazy(() => (isLoaded() ? added().schema : v.never()))

const due = v.strictObject({
  seat,
  points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  rule: v.picklist(GIVING_RULES),
})

const positionSchema = v.strictObject({
  at: v.picklist([...DECISIONS, ...ADDED_DECISIONS, 'over']),
  edition: v.picklist(EDITIONS),
  options: v.strictObject(OPTION_SCHEMAS),
  rng: v.pipe(v.number(), v.integer(), v.minValue(-2147483648), v.maxValue(4294967295)),
  round: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)),
  picks: count,
  governor: seat,
  chooser: seat,
  seat,
  role: v.nullable(v.picklist(ROLE_TILES)),
  roles: v.pipe(
    v.array(
      v.strictObject({ id: v.picklist(ROLE_TILES), coins: count, takenBy: v.nullable(seat) }),
    ),
    v.maxLength(8),
  ),
  ending: v.pipe(v.array(v.picklist(END_TRIGGERS)), v.maxLength(3)),
  players: v.pipe(v.array(player), v.minLength(2), v.maxLength(5)),
  supply: v.strictObject({
    goods: byGood,
    colonists: count,
    refused: count,
    vp: count,
    vpOnPaper: count,
    quarries: count,
    buildings: v.strictObject({
      ...each(BUILDINGS, () => count),
      ...each(ADDED, () => v.exactOptional(count)),
    }),
  }),
  market: count,
  plantations: v.strictObject({
    faceUp: v.pipe(v.array(v.picklist(GOODS)), v.maxLength(6)),
    pile: v.pipe(v.array(v.picklist(GOODS)), v.maxLength(60)),
    discard: byGood,
  }),
  ships: v.pipe(
    v.array(v.strictObject({ size: count, good: v.nullable(v.picklist(GOODS)), count })),
    v.maxLength(3),
  ),
  house: v.pipe(v.array(v.picklist(GOODS)), v.maxLength(9)),
  phase: v.strictObject({
    tile: v.nullable(v.picklist(LAID_TILES)),
    drawn: v.boolean(),
    building: v.nullable(v.picklist(ALL_BUILDINGS)),
    produced: byGood,
    passes: count,
    wharfUsed: v.pipe(v.array(seat), v.maxLength(5)),
    chooserLoaded: v.boolean(),
    due: v.pipe(v.array(due), v.maxLength(10)),
  }),
  expansions: v.exactOptional(expansions),
})

/** Anything as a position by its shape alone: its counts, and how long its lists are, are not looked at. */
export function shapedAs(input: unknown): Position | null {
  const parsed = v.safeParse(positionSchema, input)
  return parsed.typed ? (parsed.output as unknown as Position) : null
}

/** Parses anything into a position that can occur, or says what is wrong with it. Never throws. */
export function parsePosition(input: unknown): Parsed<Position, ProblemId> {
  const parsed = v.safeParse(positionSchema, input)
  if (!parsed.success) {
    const problems = parsed.issues.slice(0, 20).map((issue): Problem => {
      const values = { expected: issue.expected ?? '', found: issue.received }
      return { path: v.getDotPath(issue) ?? '', problem: 'shape', values }
    })
    return { ok: false, problems }
  }
  const position = parsed.output as unknown as Position
  const problems = validate(position)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: position }
}
