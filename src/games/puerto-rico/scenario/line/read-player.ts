/** What one seat has: '3,5,c2s,C2cQ,sf1ha,0', which is coins, points, goods, land, city, stored colonists. */
import { Reader } from '../../../../scenario/line/reader.ts'
import type { PlayerSource } from '../../rules/notation.ts'
import type { BuildingId, Tile } from '../../rules/vocabulary.ts'
import { ALL_BUILDING_CODES } from './added-codes.ts'
import { TILE_CODES } from './codes.ts'
import { countsFrom } from './goods.ts'

const CAPITALS = Object.fromEntries(
  Object.entries(TILE_CODES).map(([tile, code]) => [tile, code.toUpperCase()]),
) as Record<Tile, string>

interface BoardPart {
  id: string
  read: (reader: Reader) => PlayerSource
}

/** What stands between the commas, in its order. */
export const BOARD_PARTS = [
  { id: 'coins', read: (reader) => ({ coins: reader.count() }) },
  { id: 'vp', read: (reader) => ({ vp: reader.count() }) },
  { id: 'goods', read: (reader) => ({ goods: countsFrom(reader) }) },
  { id: 'land', read: landFrom },
  { id: 'city', read: cityFrom },
  { id: 'stored', read: (reader) => ({ stored: reader.count() }) },
] as const satisfies readonly BoardPart[]

/** A capital letter is a tile with a colonist. */
function landFrom(reader: Reader): PlayerSource {
  const tiles: Partial<Record<Tile, number>> = {}
  const colonists: Partial<Record<Tile, number>> = {}
  reader.all(() => {
    const isManned = reader.next(/(?=[A-Z])/y) !== undefined
    const tile = reader.code(isManned ? CAPITALS : TILE_CODES)
    const count = reader.times()
    tiles[tile] = (tiles[tile] ?? 0) + count
    if (isManned) colonists[tile] = (colonists[tile] ?? 0) + count
  })
  return { tiles, colonists }
}

/** A building with its colonists behind it. */
function cityFrom(reader: Reader): PlayerSource {
  const built = reader.all((): [BuildingId, number] => [
    reader.code(ALL_BUILDING_CODES, /../y),
    Number(reader.next(/\d/y) ?? 0),
  ])
  return { city: built.map(([id]) => id), colonists: Object.fromEntries(built) }
}

/** Reads a seat that begins at a place of its field; throws an Unreadable. */
export function playerFrom(text: string, begins: number): PlayerSource {
  const parts = text.split(',')
  if (parts.length !== BOARD_PARTS.length) new Reader(text, begins).refuse(text.length)
  let at = begins
  const sources = parts.map((part, index): PlayerSource => {
    const reader = new Reader(part, at)
    at += part.length + 1
    const source = BOARD_PARTS[index]?.read(reader) ?? {}
    reader.end()
    return source
  })
  const colonists = Object.assign({}, ...sources.map((source) => source.colonists))
  return { ...Object.assign({}, ...sources), colonists }
}
