/**
 * Everything that can be said at a decision, right or wrong: made from the words of the game and the
 * sizes of the board alone, without a thought to what is legal.
 */
import type { Move } from '../rules/moves.ts'
import { type Position, playerAt } from '../rules/state.ts'
import {
  BUILDINGS,
  type BuildingId,
  GOODS,
  ROLE_TILES,
  TILES,
  type Tile,
} from '../rules/vocabulary.ts'
import { PRINTED } from './oracle/figures.ts'
import { sum } from './oracle/table.ts'

const SHIP_SIZES = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Every move without numbers to say, by one seat. */
export function shortMoves(seat: number): Move[] {
  return [
    { do: 'drawTile', seat },
    { do: 'recruit', seat },
    { do: 'takePoints', seat },
    { do: 'produce', seat },
    ...Array.from({ length: 21 }, (_, count): Move => ({ do: 'takeShare', seat, count })),
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
export function allCounts<K extends string>(
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

type Place = Tile | BuildingId

/** The player's places for colonists, each with its circles. */
function placesOf(position: Position): (readonly [Place, number])[] {
  const { tiles, city } = playerAt(position, position.seat)
  return [
    ...TILES.filter((tile) => tiles[tile] > 0).map((tile) => [tile, tiles[tile]] as const),
    ...city.map(({ id }) => [id, PRINTED[id].circles] as const),
  ]
}

const layoutMove = (seat: number, counts: Partial<Record<Place, number>>): Move => {
  const part = <K extends Place>(keys: readonly K[]) =>
    Object.fromEntries(keys.filter((key) => counts[key]).map((key) => [key, counts[key]]))
  return { do: 'place', seat, island: part(TILES), city: part(BUILDINGS) }
}

/** Every layout, up to one colonist too many on each place, on a building not built too; undefined where too many. */
export function everyLayout(position: Position, limit: number): Move[] | undefined {
  const { seat } = position
  const places = placesOf(position)
  const strange = BUILDINGS.find((id) => !places.some(([place]) => place === id))
  const layouts = allCounts<Place>(
    [...places, ...(strange ? [[strange, 1] as const] : [])].map(([place, circles]) => [
      place,
      circles + 1,
    ]),
    limit,
  )
  return layouts?.map((counts) => layoutMove(seat, counts))
}

/** Every layout of just so many colonists, none beyond the circles; undefined where too many. */
export function layoutsWith(
  position: Position,
  colonists: number,
  limit: number,
): Move[] | undefined {
  const places = placesOf(position)
  let begun: { counts: Partial<Record<Place, number>>; left: number }[] = [
    { counts: {}, left: colonists },
  ]
  for (const [index, [place, circles]] of places.entries()) {
    const room = sum(places.slice(index + 1).map(([, later]) => later))
    begun = begun.flatMap(({ counts, left }) =>
      Array.from({ length: Math.min(circles, left) + 1 }, (_, count) => ({
        counts: { ...counts, [place]: count },
        left: left - count,
      })).filter((layout) => layout.left <= room),
    )
    if (begun.length > limit) return undefined
  }
  return begun.map(({ counts }) => layoutMove(position.seat, counts))
}
