/** In which order land tiles lie. */
import type { GameEvent } from '../../rules/events.ts'
import { LAND_SPACES, type Seat, TILES, type Tile } from '../../rules/vocabulary.ts'

/** The tiles that a seat was given by these events, the first first. */
export function tilesCame(events: readonly GameEvent[], seat: Seat): Tile[] {
  return events.flatMap((event) =>
    event.seat === seat && event.to === 'land' ? TILES.filter((tile) => tile === event.token) : [],
  )
}

/** Tiles that lay there from the start, by kind, then those that came, so that none ever has to move. */
export function landOrder(
  tiles: Readonly<Record<Tile, number>>,
  came: readonly Tile[] = [],
): Tile[] {
  const first = TILES.flatMap((tile) => {
    const later = came.filter((one) => one === tile).length
    return Array<Tile>(Math.max(0, tiles[tile] - later)).fill(tile)
  })
  return [...first, ...came]
}

/** The classes of a land of so many tiles: on a phone its second row stays away as long as it is empty. */
export const landClass = (tiles: number): string =>
  tiles > LAND_SPACES / 2 ? 'grid land' : 'grid land one-row'
