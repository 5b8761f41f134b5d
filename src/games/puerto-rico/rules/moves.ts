import * as v from 'valibot'
import { BUILDINGS, each, GOODS, ROLE_TILES, TILES } from './vocabulary.ts'

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
const good = v.picklist(GOODS)
/** Counts by key; what is not named counts nothing. */
const counts = <K extends string>(keys: readonly K[]) =>
  v.strictObject(each(keys, () => v.exactOptional(count)))

const chooseRole = v.strictObject({
  do: v.literal('chooseRole'),
  seat,
  role: v.picklist(ROLE_TILES),
})
const drawTile = v.strictObject({ do: v.literal('drawTile'), seat })
const takeTile = v.strictObject({ do: v.literal('takeTile'), seat, tile: v.picklist(TILES) })
const manTile = v.strictObject({ do: v.literal('manTile'), seat, tile: v.picklist(TILES) })
const recruit = v.strictObject({ do: v.literal('recruit'), seat })
/** A whole layout: how many tiles of a kind carry a colonist, how many colonists stand on a building. */
const place = v.strictObject({
  do: v.literal('place'),
  seat,
  island: counts(TILES),
  city: counts(BUILDINGS),
})
const build = v.strictObject({ do: v.literal('build'), seat, building: v.picklist(BUILDINGS) })
const manBuilding = v.strictObject({
  do: v.literal('manBuilding'),
  seat,
  building: v.picklist(BUILDINGS),
})
const takeGood = v.strictObject({ do: v.literal('takeGood'), seat, good })
const sell = v.strictObject({ do: v.literal('sell'), seat, good })
/** `ship` by its size. `count` is only for asking: everything that fits is loaded, and no other number is legal. */
const load = v.strictObject({
  do: v.literal('load'),
  seat,
  good,
  ship: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  count: v.exactOptional(count),
})
const loadWharf = v.strictObject({
  do: v.literal('loadWharf'),
  seat,
  good,
  count: v.exactOptional(count),
})
/** What stays on the board after the ships have sailed; everything else goes back. */
const store = v.strictObject({
  do: v.literal('store'),
  seat,
  keep: counts(GOODS),
})
const pass = v.strictObject({ do: v.literal('pass'), seat })

export const moveSchema = v.variant('do', [
  chooseRole,
  drawTile,
  takeTile,
  manTile,
  recruit,
  place,
  build,
  manBuilding,
  takeGood,
  sell,
  load,
  loadWharf,
  store,
  pass,
])

/** Everything a player can do; each move names its seat. */
export type Move = v.InferOutput<typeof moveSchema>
export type MoveKind = Move['do']
export type MoveOf<D extends MoveKind> = Extract<Move, { do: D }>

export const MOVE_KINDS = moveSchema.options.map((option) => option.entries.do.literal)
