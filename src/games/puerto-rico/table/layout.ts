/** Where workers stand while they are being placed in the mayor phase. */
import { BUILDING } from '../rules/buildings.ts'
import type { MoveOf } from '../rules/moves.ts'
import { circlesOf, colonistsOf } from '../rules/player.ts'
import type { Player } from '../rules/state.ts'
import { type BuildingId, TILES, type Tile } from '../rules/vocabulary.ts'

export type Layout = Pick<MoveOf<'place'>, 'island' | 'city' | 'nobles'>

/** The colonists as they stand; those who wait go on the first empty circles. */
export function firstLayout(player: Player): Layout {
  const layout: Layout = { island: {}, city: {} }
  for (const tile of TILES) if (player.manned[tile] > 0) layout.island[tile] = player.manned[tile]
  for (const { id, workers } of player.city) if (workers > 0) layout.city[id] = workers
  return fillUp(player, layout)
}

/** Nobody placed. */
export function clearLayout(): Layout {
  return { island: {}, city: {} }
}

/** Colonists placed by a layout. */
export function placedIn({ island, city }: Layout): number {
  const sum = (counts: Record<string, number>) =>
    Object.values(counts).reduce((all, count) => all + count, 0)
  return sum(island) + sum(city)
}

/** Colonists that a layout leaves beside the board. */
export function waitingIn(player: Player, layout: Layout): number {
  return colonistsOf(player) - placedIn(layout)
}

/** Puts waiting colonists on empty circles: tiles first, then buildings in the order they were built. */
export function fillUp(player: Player, layout: Layout): Layout {
  const filled: Layout = { island: { ...layout.island }, city: { ...layout.city } }
  let waiting = Math.min(waitingIn(player, layout), circlesOf(player) - placedIn(layout))
  for (const tile of TILES) {
    const more = Math.min(waiting, player.tiles[tile] - (filled.island[tile] ?? 0))
    if (more > 0) filled.island[tile] = (filled.island[tile] ?? 0) + more
    waiting -= Math.max(0, more)
  }
  for (const { id } of player.city) {
    const more = Math.min(waiting, BUILDING[id].circles - (filled.city[id] ?? 0))
    if (more > 0) filled.city[id] = (filled.city[id] ?? 0) + more
    waiting -= Math.max(0, more)
  }
  return filled
}

/** A place where workers stand: the tiles of a kind, or a building. */
export type Place = Tile | BuildingId

/** The places that a layout names. */
export const placesIn = ({ island, city }: Layout): Place[] =>
  [...Object.keys(island), ...Object.keys(city)] as Place[]

const isBuilding = (place: Place): place is BuildingId => place in BUILDING

/** A layout with one worker more or fewer on a place. */
export function withOne(layout: Layout, place: Place, change: 1 | -1): Layout {
  const { island, city } = layout
  if (isBuilding(place))
    return { ...layout, city: counted(city, place, (city[place] ?? 0) + change) }
  return { ...layout, island: counted(island, place, (island[place] ?? 0) + change) }
}

/** A layout without workers on a building. */
export const emptied = (layout: Layout, id: BuildingId): Layout => ({
  ...layout,
  city: counted(layout.city, id, 0),
})

/** Counts with one changed; nothing is named that counts nothing. */
function counted<K extends string>(
  counts: Partial<Record<K, number>>,
  key: K,
  count: number,
): Partial<Record<K, number>> {
  const { [key]: _, ...rest } = counts
  return (count > 0 ? { ...rest, [key]: count } : rest) as Partial<Record<K, number>>
}

/** The player as they would stand with this layout, for drawing. */
export function withLayout(player: Player, layout: Layout): Player {
  const manned = { ...player.manned }
  for (const tile of TILES) manned[tile] = layout.island[tile] ?? 0
  return {
    ...player,
    manned,
    city: player.city.map(({ id }) => ({ id, workers: layout.city[id] ?? 0 })),
    stored: waitingIn(player, layout),
  }
}
