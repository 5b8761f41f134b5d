/** A score sheet for a game at a real table: what each player has at the end, and a link that carries it. */
import * as v from 'valibot'
import { type LinkProblem, packLink, unpackLink } from '../../../../saves/link.ts'
import { DEFAULT_OPTIONS } from '../../rules/editions.ts'
import { IDENTITY } from '../../rules/identity.ts'
import { type Result, resultOf } from '../../rules/scoring.ts'
import { setUp } from '../../rules/setup.ts'
import type { Player } from '../../rules/state.ts'
import { BUILDINGS, each, GOODS, LAND_SPACES, TILES } from '../../rules/vocabulary.ts'

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))

/** Buildings by their ids, each once. */
const buildings = v.pipe(
  v.array(v.picklist(BUILDINGS)),
  v.maxLength(12),
  v.check((ids) => new Set(ids).size === ids.length),
)

const entry = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(20)),
  chips: count(200),
  /** Every building of the player; those named in `empty` have no colonist. */
  city: buildings,
  empty: buildings,
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

/** The sheet as the part of an address behind the page. */
export const packSheet = (entries: Sheet): Promise<string> => packLink(IDENTITY, entries)

export type ReadSheet = { ok: true; sheet: Sheet } | { ok: false; problem: LinkProblem }

/** The sheet of an address, or why there is none. Never throws. */
export async function unpackSheet(hash: string): Promise<ReadSheet> {
  const read = await unpackLink(IDENTITY, hash)
  if (!read.ok) return read
  // A link of the referee's holds no list.
  if (!Array.isArray(read.value)) return { ok: false, problem: 'foreign' }
  const parsed = v.safeParse(sheet, read.value)
  return parsed.success ? { ok: true, sheet: parsed.output } : { ok: false, problem: 'damaged' }
}
