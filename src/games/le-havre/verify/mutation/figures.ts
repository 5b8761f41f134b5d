import { type Effect, effect, replaced, replacedIn } from '../../../../scenario/mutation/effect.ts'
import { choicesOf, oneMore } from '../../../../scenario/mutation/figures.ts'
import type { BuildingRow } from '../../rules/building-row.ts'
import { BUILDING } from '../../rules/buildings.ts'
import { GOOD, HARVEST, LOAN, TILE } from '../../rules/goods.ts'
import { OPTION_VALUES } from '../../rules/options.ts'
import { ENERGY, FOOD, SUBSTITUTE } from '../../rules/pay.ts'
import { EVERY_SHIP, MODERNISATION, SHIP, SHIP_TYPE } from '../../rules/ships.ts'
import type { LeHavre } from '../../rules/types.ts'
import {
  BUILDINGS,
  type BuildingId,
  GOODS,
  SHIPS,
  SPECIAL_BUILDINGS,
  START_BUILDINGS,
  TILES,
} from '../../rules/vocabulary.ts'

type Effects = readonly Effect<LeHavre>[]

const WITHOUT_ORDER: readonly string[] = [...START_BUILDINGS, ...SPECIAL_BUILDINGS].map(
  (id) => `building.${id}.number is ${BUILDING[id].number + 1}`,
)

/**
 * Each number printed on a building, one higher; its price too where that is its value. Numbers order the
 * stacks: those of cards that never lie in one are left out.
 */
export const PRINTED: Effects = [
  ...oneMore<LeHavre>('building', BUILDING).filter(({ name }) => !WITHOUT_ORDER.includes(name)),
  ...BUILDINGS.filter((id) => BUILDING[id].price === undefined).map((id) => {
    const row = BUILDING[id]
    return effect<LeHavre>(`building.${id}.price is ${row.value + 1}`, () =>
      replaced(row, 'price', row.value + 1),
    )
  }),
]

/** A building of another type. */
const ofOtherType = (id: BuildingId): Effect<LeHavre> => {
  const row = BUILDING[id]
  const other = row.type === 'none' ? 'industrial' : 'none'
  return effect(`building.${id}.type is ${other}`, () => replaced(row, 'type', other))
}

const WITHOUT = [
  'plus',
  'harvest',
  'reduces',
  'energyDiscount',
  'onEmptySpace',
  'exchangedFor',
] as const

/** A building that lacks something of its row. */
const lacking = (id: BuildingId, key: keyof BuildingRow): Effect<LeHavre> =>
  effect(`building.${id} has no ${key}`, () => {
    const row: Partial<BuildingRow> = BUILDING[id]
    const { [key]: kept } = row
    delete row[key]
    return () => Object.assign(row, { [key]: kept })
  })

/** Each building without each thing that it does, and of another type. */
export const POWERS: Effects = BUILDINGS.flatMap((id) => {
  const row = BUILDING[id]
  return [
    ofOtherType(id),
    ...(row.effects ?? []).map(({ kind }, at) =>
      effect<LeHavre>(`building.${id} does not ${kind}`, () =>
        replaced(
          row,
          'effects',
          row.effects?.filter((_, place) => place !== at),
        ),
      ),
    ),
    ...WITHOUT.filter((key) => row[key] !== undefined).map((key) => lacking(id, key)),
    ...(row.fee ? [lacking(id, 'fee')] : []),
  ]
})

const SHIP_FIGURES: Effects = [
  ...oneMore<LeHavre>('ship', SHIP),
  ...oneMore<LeHavre>('ship type', SHIP_TYPE),
  ...oneMore<LeHavre>('every ship', EVERY_SHIP),
  ...oneMore<LeHavre>('modernisation', MODERNISATION),
  ...SHIPS.map((id) => {
    const type = SHIP[id].type === 'iron' ? 'wooden' : 'iron'
    return effect<LeHavre>(`ship.${id}.type is ${type}`, () => replaced(SHIP[id], 'type', type))
  }),
  ...Object.entries(SHIP_TYPE).map(([type, row]) =>
    effect<LeHavre>(`ship type.${type}.modern is ${!row.modern}`, () =>
      replaced(row, 'modern', !row.modern),
    ),
  ),
]

const worths = (name: string, list: readonly { item: string }[]): Effects =>
  oneMore(name, Object.fromEntries(list.map((entry) => [entry.item, entry])))

const GOODS_FIGURES: Effects = [
  ...worths('food', FOOD),
  ...worths('energy', ENERGY),
  ...GOODS.map((good) => {
    const price = GOOD[good].shippingPrice + 1
    return effect<LeHavre>(`good.${good}.shippingPrice is ${price}`, () =>
      replaced(GOOD[good], 'shippingPrice', price),
    )
  }),
  ...Array.from(SUBSTITUTE, ([item, use]) =>
    effect<LeHavre>(`${use} does not pay for ${item}`, () => replacedIn(SUBSTITUTE, item, item)),
  ),
  ...oneMore<LeHavre>('loan', LOAN),
  ...oneMore<LeHavre>('harvest', HARVEST),
]

const TILE_FIGURES: Effects = TILES.flatMap((id) => {
  const row = TILE[id]
  const [first, second] = row.tokens
  return [
    effect<LeHavre>(`${id} brings only ${first}`, () => replaced(row, 'tokens', [first, first])),
    effect<LeHavre>(`${id} brings only ${second}`, () => replaced(row, 'tokens', [second, second])),
    effect<LeHavre>(`${id} has ${row.interest ? 'no ' : ''}interest`, () => {
      const held = row.interest
      if (held) delete row.interest
      else row.interest = true
      return () => {
        if (held) row.interest = held
        else delete row.interest
      }
    }),
  ]
})

/** Figures of ships, goods, loans and tiles. */
export const FIGURES = {
  ships: SHIP_FIGURES,
  'goods and loans': GOODS_FIGURES,
  tiles: TILE_FIGURES,
}

export const OPTIONS: Effects = choicesOf(OPTION_VALUES)
