/** What a figure may draw, by name: a part of the table that all share, or something of one player's. */
import { SEAT_LETTERS, seatOf } from '../../engine/seats.ts'
import type { AnyPart, PartsDefinition } from './definition.ts'

/** A figure that cannot be drawn, with the reason. */
export class FigureError extends Error {
  override name = 'FigureError'
}

/** A part that all share, or one player's own: `own:A`. */
export type PartOf<Shared extends string, Own extends string> =
  | { name: Shared; seat?: undefined }
  | { name: Own; seat: number }

/** Parts in their order, neighbours of one player together. */
export function bySeat<Part extends AnyPart>(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = []
  for (const part of parts) {
    const last = groups.at(-1)
    if (part.seat !== undefined && last?.[0]?.seat === part.seat) last.push(part)
    else groups.push([part])
  }
  return groups
}

/** The parts of a game; `draws` tells whether one draws a place, by its key and whose it is. */
export function partsOfGame<const Shared extends string, const Own extends string>(
  shared: readonly Shared[],
  own: readonly Own[],
  draws: (part: PartOf<Shared, Own>, key: string, owner: number | undefined) => boolean,
): PartsDefinition<PartOf<Shared, Own>> {
  const partOf = (text: string): PartOf<Shared, Own> => {
    const [name = '', letter, ...more] = text.split(':')
    const ofAll = shared.find((known) => known === name)
    if (ofAll && letter === undefined) return { name: ofAll }
    const ofOne = own.find((known) => known === name)
    const owner = SEAT_LETTERS.find((known) => known === letter)
    if (ofOne && owner && more.length === 0) return { name: ofOne, seat: seatOf(owner) }
    throw new FigureError(`'${text}' is no part. Those of all: ${shared}; of one, as own:A: ${own}`)
  }
  return {
    read: (show) => show.split(',').map((text) => partOf(text.trim())),
    withPlaces: (addresses, parts) =>
      parts.filter((part) =>
        Array.from(addresses).some((address) => {
          const [key = '', owner] = address.split('/').reverse()
          return draws(part, key, owner === undefined ? undefined : Number(owner))
        }),
      ),
  }
}
