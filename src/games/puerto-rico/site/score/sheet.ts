/** A score sheet for a game at a real table: what each player has at the end, and a link that carries it. */
import * as v from 'valibot'
import { type LinkProblem, packLink, unpackLink } from '../../../../saves/link.ts'
import { BUILDING } from '../../rules/buildings.ts'
import { IDENTITY } from '../../rules/identity.ts'
import { type Result, resultOf } from '../../rules/scoring.ts'
import type { Player } from '../../rules/state.ts'
import {
  ALL_BUILDINGS,
  BUILDINGS,
  type BuildingId,
  CITY_SPACES,
  each,
  GOODS,
  LAND_SPACES,
  TILES,
} from '../../rules/vocabulary.ts'

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))

/** Buildings by their ids, each once. */
const buildings = v.pipe(
  v.array(v.picklist(ALL_BUILDINGS)),
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
  /** With the expansions: nobles, besides the colonists, and how often three land tiles are alike. */
  nobles: v.exactOptional(count(20)),
  sets: v.exactOptional(count(4)),
})
/** What one player has at the end, as it is counted at a table. */
export type Entry = v.InferOutput<typeof entry>

const sheet = v.pipe(v.array(entry), v.minLength(2), v.maxLength(5))
export type Sheet = Entry[]

export function emptyEntry(name: string): Entry {
  return { name, chips: 0, city: [], empty: [], tiles: 0, colonists: 0, coins: 0, goods: 0 }
}

/** The entry with another count; so often three tiles alike are at least as many tiles. */
export function withCount(
  entry: Entry,
  key: Exclude<keyof Entry, 'name' | 'city' | 'empty'>,
  count: number,
): Entry {
  const next = { ...entry, [key]: count }
  return key === 'sets' ? { ...next, tiles: Math.max(next.tiles, 3 * count) } : next
}

/** Whether a player has the city spaces for a building besides the others, and nobody else has a large one. */
export function mayHave(entries: Sheet, seat: number, id: BuildingId): boolean {
  const own = entries[seat]?.city ?? []
  const spaces = [...own, id].reduce((sum, one) => sum + BUILDING[one].size, 0)
  const isThere = BUILDING[id].kind === 'large' && entries.some(({ city }) => city.includes(id))
  return spaces <= CITY_SPACES && !isThere
}

/** Whether all have the spaces for what they have, and every large building stands once. */
const isPossible = (entries: Sheet): boolean =>
  entries.every(({ city }, seat) =>
    city.every((id) => {
      const others = entries.with(seat, { ...emptyEntry(''), city: without(city, id) })
      return mayHave(others, seat, id)
    }),
  )

export const without = (ids: readonly BuildingId[], id: BuildingId): BuildingId[] =>
  ids.filter((other) => other !== id)

const isBase = (id: BuildingId): boolean => (BUILDINGS as readonly BuildingId[]).includes(id)

/** Whether a sheet is one of a game with an expansion, whose rules and words must be loaded to count it. */
export const isExpanded = (entries: Sheet): boolean =>
  entries.some(({ nobles, city }) => nobles !== undefined || !city.every(isBase))

/** Loads what a sheet with the expansions is counted and told by. */
export const loadAdded = () => import('./added.ts')

/** The sheet with what the expansions count, or without; what is not counted any more is lost. */
export const withExpansions = (entries: Sheet, has: boolean): Sheet =>
  entries.map(({ nobles = 0, sets = 0, ...rest }) =>
    has
      ? { ...rest, nobles, sets }
      : { ...rest, city: rest.city.filter(isBase), empty: rest.empty.filter(isBase) },
  )

/** So many tiles, so often three of them alike: no third one of any other kind. */
function tilesOf(tiles: number, sets: number): Player['tiles'] {
  const [first, ...others] = TILES
  let rest = Math.max(0, tiles - 3 * sets)
  const two = (): number => {
    const taken = Math.min(2, rest)
    rest -= taken
    return taken
  }
  const more = each(others, two)
  return { ...more, [first]: 3 * sets + rest } as Player['tiles']
}

/** A player whose board counts as the entry says. */
function playerOf(given: Entry): Player {
  const { nobles = 0, sets } = given
  // Only on large buildings it counts where somebody is; all others wait beside the board.
  const isOccupied = (id: BuildingId): boolean =>
    BUILDING[id].kind === 'large' && !given.empty.includes(id)
  const city = given.city.map((id) => ({ id, workers: isOccupied(id) ? 1 : 0 }))
  const occupied = given.city.filter(isOccupied)
  const stored = Math.max(0, given.colonists + nobles - occupied.length)
  const noblesStored = Math.min(nobles, stored)
  const noblesAtWork = occupied.slice(0, nobles - noblesStored).map((id) => [id, 1])
  return {
    coins: given.coins,
    vp: given.chips,
    goods: each(GOODS, (good) => (good === 'corn' ? given.goods : 0)),
    tiles: tilesOf(given.tiles, sets ?? 0),
    manned: each(TILES, () => 0),
    city,
    stored,
    ...(given.nobles !== undefined && {
      nobles: { stored: noblesStored, ...Object.fromEntries(noblesAtWork) },
    }),
  }
}

/** The result of a sheet by the rules of scoring; one with the expansions once these have come. */
export const scoreSheet = (entries: Sheet): Result => resultOf({ players: entries.map(playerOf) })

/** A sheet that is being filled in, and entries of players who were taken off it, should they come back. */
export interface Pad {
  sheet: Sheet
  aside: Sheet
}

const pad = v.strictObject({ sheet, aside: v.pipe(v.array(entry), v.maxLength(3)) })

/** What the device kept: raw, or as a link; null where it is none. */
export async function openKept(kept: unknown): Promise<Pad | null> {
  if (typeof kept === 'string') {
    const read = await unpackSheet(kept)
    return read.ok ? { sheet: read.sheet, aside: [] } : null
  }
  const parsed = v.safeParse(pad, kept)
  return parsed.success && (await isCountable(parsed.output.sheet)) ? parsed.output : null
}

/** Whether a sheet can be so; what it is counted by has come then. */
async function isCountable(entries: Sheet): Promise<boolean> {
  if (isExpanded(entries)) await loadAdded()
  return isPossible(entries)
}

/** The sheet as the part of an address behind the page. */
export const packSheet = (entries: Sheet): Promise<string> => packLink(IDENTITY, entries)

type ReadSheet = { ok: true; sheet: Sheet } | { ok: false; problem: LinkProblem }

/** The sheet of an address, or why there is none. Never throws. */
export async function unpackSheet(hash: string): Promise<ReadSheet> {
  const read = await unpackLink(IDENTITY, hash)
  if (!read.ok) return read
  // A link of the referee's holds no list.
  if (!Array.isArray(read.value)) return { ok: false, problem: 'foreign' }
  const parsed = v.safeParse(sheet, read.value)
  if (!parsed.success || !(await isCountable(parsed.output)))
    return { ok: false, problem: 'damaged' }
  return { ok: true, sheet: parsed.output }
}
