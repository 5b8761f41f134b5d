/**
 * Everything that can be said at a decision, right or wrong: made from the words of the game and the
 * sizes of the board alone, without a thought to what is legal.
 */
import type { Move } from '../moves.ts'
import { type Player, type Position, playerAt } from '../state.ts'
import { BUILDINGS, type BuildingId, GOODS, ROLE_TILES, TILES, type Tile } from '../vocabulary.ts'

const SHIP_SIZES = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Every move without numbers to say, by one seat. */
export function shortMoves(seat: number): Move[] {
  return [
    { do: 'drawTile', seat },
    { do: 'recruit', seat },
    { do: 'pass', seat },
    ...ROLE_TILES.map((role): Move => ({ do: 'chooseRole', seat, role })),
    ...TILES.flatMap((tile): Move[] => [
      { do: 'takeTile', seat, tile },
      { do: 'manTile', seat, tile },
    ]),
    ...BUILDINGS.flatMap((building): Move[] => [
      { do: 'build', seat, building },
      { do: 'manBuilding', seat, building },
    ]),
    ...GOODS.flatMap((good): Move[] => [
      { do: 'takeGood', seat, good },
      { do: 'sell', seat, good },
      { do: 'loadWharf', seat, good },
      ...SHIP_SIZES.map((ship): Move => ({ do: 'load', seat, good, ship })),
    ]),
  ]
}

/** Every load with the number of goods said, from 0 to 12. */
export function countedLoads(seat: number): Move[] {
  const counts = Array.from({ length: 13 }, (_, count) => count)
  return GOODS.flatMap((good) =>
    counts.flatMap((count): Move[] => [
      { do: 'loadWharf', seat, good, count },
      ...SHIP_SIZES.map((ship): Move => ({ do: 'load', seat, good, ship, count })),
    ]),
  )
}

/** Every record of counts from 0 to a most for each key, as long as there are not too many; else undefined. */
function allCounts<K extends string>(
  most: readonly (readonly [K, number])[],
  limit: number,
): Partial<Record<K, number>>[] | undefined {
  if (most.reduce((product, [, count]) => product * (count + 1), 1) > limit) return undefined
  let all: Partial<Record<K, number>>[] = [{}]
  for (const [key, count] of most)
    all = all.flatMap((counts) =>
      Array.from({ length: count + 1 }, (_, number) => ({ ...counts, [key]: number })),
    )
  return all
}

/** Every way to keep goods, one more of each kind than the player has included; undefined where too many. */
export function everyKeep(position: Position, limit: number): Move[] | undefined {
  const { seat } = position
  const { goods } = playerAt(position, seat)
  const keeps = allCounts(
    GOODS.map((good) => [good, goods[good] + 1] as const),
    limit,
  )
  return keeps?.map((keep): Move => ({ do: 'store', seat, keep }))
}

/** The player's places for colonists: his kinds of tile, his buildings, and one building he has not. */
export function placesOf(player: Player): { tiles: Tile[]; buildings: BuildingId[] } {
  const own = player.city.map(({ id }) => id)
  const strange = BUILDINGS.find((id) => !own.includes(id))
  return {
    tiles: TILES.filter((tile) => player.tiles[tile] > 0),
    buildings: strange ? [...own, strange] : own,
  }
}

/** Every layout, with up to one colonist too many on a kind of place; undefined where too many. */
export function everyLayout(
  position: Position,
  circlesOf: (id: BuildingId) => number,
  limit: number,
): Move[] | undefined {
  const { seat } = position
  const player = playerAt(position, seat)
  const { tiles, buildings } = placesOf(player)
  const layouts = allCounts<Tile | BuildingId>(
    [
      ...tiles.map((tile) => [tile, player.tiles[tile] + 1] as const),
      ...buildings.map((id) => [id, circlesOf(id) + 1] as const),
    ],
    limit,
  )
  return layouts?.map((layout): Move => {
    const part = <K extends Tile | BuildingId>(keys: readonly K[]) =>
      Object.fromEntries(keys.map((key) => [key, layout[key] ?? 0]))
    return { do: 'place', seat, island: part(tiles), city: part(buildings) }
  })
}
