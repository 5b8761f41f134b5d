/** A score sheet for a game at a real table: what each player has at the end, and a link that carries it. */
import * as v from 'valibot'
import { DEFAULT_OPTIONS } from '../../rules/editions.ts'
import { type Result, resultOf } from '../../rules/scoring.ts'
import { setUp } from '../../rules/setup.ts'
import type { Player } from '../../rules/state.ts'
import {
  BUILDINGS,
  type BuildingId,
  each,
  GOODS,
  LAND_SPACES,
  TILES,
} from '../../rules/vocabulary.ts'

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))

const entry = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(20)),
  chips: count(200),
  /** Every building of the player; those named in `empty` have no colonist. */
  city: v.pipe(v.array(v.picklist(BUILDINGS)), v.maxLength(12)),
  empty: v.pipe(v.array(v.picklist(BUILDINGS)), v.maxLength(12)),
  tiles: count(LAND_SPACES),
  colonists: count(100),
  coins: count(999),
  goods: count(60),
})
/** What one player has at the end, as it is counted at a table. */
export type Entry = v.InferOutput<typeof entry>

const sheet = v.pipe(v.array(entry), v.minLength(2), v.maxLength(5))
export type Sheet = Entry[]

export function emptyEntry(name: string): Entry {
  return { name, chips: 0, city: [], empty: [], tiles: 0, colonists: 0, coins: 0, goods: 0 }
}

/** A player whose board counts as the entry says. */
function playerOf(given: Entry): Player {
  const city = given.city.map((id) => ({ id, workers: given.empty.includes(id) ? 0 : 1 }))
  const onBuildings = city.reduce((sum, { workers }) => sum + workers, 0)
  return {
    coins: given.coins,
    vp: given.chips,
    goods: each(GOODS, (good) => (good === 'corn' ? given.goods : 0)),
    tiles: each(TILES, (tile) => (tile === 'corn' ? given.tiles : 0)),
    manned: each(TILES, () => 0),
    city,
    stored: Math.max(0, given.colonists - onBuildings),
  }
}

/** The result of a sheet by the rules of scoring. */
export function scoreSheet(entries: Sheet): Result {
  const position = setUp({
    edition: 'classic',
    seats: entries.length,
    seed: 0,
    options: DEFAULT_OPTIONS,
  })
  return resultOf({ ...position, players: entries.map(playerOf) })
}

type Packed = [
  name: string,
  chips: number,
  city: number[],
  empty: number[],
  tiles: number,
  colonists: number,
  coins: number,
  goods: number,
]

const numbers = (ids: readonly BuildingId[]): number[] => ids.map((id) => BUILDINGS.indexOf(id))

/** The sheet as text for the address, version first. */
export function packSheet(entries: Sheet): string {
  const packed = entries.map(
    (one): Packed => [
      one.name,
      one.chips,
      numbers(one.city),
      numbers(one.empty),
      one.tiles,
      one.colonists,
      one.coins,
      one.goods,
    ],
  )
  return `1.${encodeURIComponent(JSON.stringify(packed))}`
}

/** Reads the text of an address; null where it is damaged or foreign. Never throws. */
export function unpackSheet(text: string): Sheet | null {
  if (!text.startsWith('1.') || text.length > 8000) return null
  try {
    const packed: unknown = JSON.parse(decodeURIComponent(text.slice(2)))
    if (!Array.isArray(packed)) return null
    const entries = packed.map((one: unknown) => {
      const [name, chips, city, empty, tiles, colonists, coins, goods] = one as Packed
      const ids = (places: number[]) => places.map((place) => BUILDINGS[place])
      return { name, chips, city: ids(city), empty: ids(empty), tiles, colonists, coins, goods }
    })
    const parsed = v.safeParse(sheet, entries)
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
