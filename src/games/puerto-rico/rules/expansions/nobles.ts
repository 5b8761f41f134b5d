/** Which of the residents of a layout are nobles. */
import type { MoveOf } from '../moves.ts'
import { colonistsOf, noblesOf } from '../player.ts'
import type { Player } from '../state.ts'
import { ALL_BUILDINGS, RESIDENT_PLACES, type ResidentPlace, TILES } from '../vocabulary.ts'

type Layout = Pick<MoveOf<'place'>, 'island' | 'city' | 'nobles'>
type Nobles = Partial<Record<ResidentPlace, number>>

/** The places of a layout on circles, each with its residents. */
function placesOf({ island, city }: Layout): [ResidentPlace, number][] {
  const places: [ResidentPlace, number][] = []
  for (const tile of TILES) if (island[tile]) places.push([tile, island[tile]])
  for (const id of ALL_BUILDINGS) if (city[id]) places.push([id, city[id]])
  return places
}

const sum = (nobles: Nobles): number =>
  RESIDENT_PLACES.reduce((all, place) => all + (nobles[place] ?? 0), 0)

const residentsIn = (layout: Layout): number =>
  placesOf(layout).reduce((all, [, count]) => all + count, 0)

/** Whether a player has the nobles of a layout, and the colonists of it. */
export function noblesFit(player: Player, layout: Layout): boolean {
  const { nobles = {} } = layout
  if (!player.nobles) return layout.nobles === undefined
  const places = new Map(placesOf(layout))
  for (const place of RESIDENT_PLACES)
    if ((nobles[place] ?? 0) > (places.get(place) ?? 0)) return false
  const own = noblesOf(player)
  const placed = sum(nobles)
  return placed <= own && residentsIn(layout) - placed <= colonistsOf(player) - own
}

/** A layout with its nobles, which are left out where there are none. */
export const withNobles = (layout: Layout, nobles: Nobles): Layout =>
  Object.keys(nobles).length > 0 ? { ...layout, nobles } : layout

/** Every choice of the nobles among the residents of a layout. */
export function* noblesOver(player: Player, layout: Layout): Generator<Nobles> {
  const places = placesOf(layout)
  const own = noblesOf(player)
  const fewest = residentsIn(layout) - (colonistsOf(player) - own)
  const roomFrom = places.map((_, index) =>
    places.slice(index).reduce((room, [, count]) => room + count, 0),
  )
  function* from(index: number, fewest: number, most: number): Generator<Nobles> {
    const [place, count] = places[index] ?? []
    if (!place || count === undefined) {
      yield {}
      return
    }
    const least = Math.max(0, fewest - (roomFrom[index + 1] ?? 0))
    for (let here = least; here <= Math.min(count, most); here++)
      for (const rest of from(index + 1, fewest - here, most - here))
        yield here > 0 ? { [place]: here, ...rest } : rest
  }
  yield* from(0, Math.max(0, fewest), own)
}

/** Nobles drawn among all residents, each as likely as any other to be one. */
export function drawNobles(player: Player, layout: Layout, random: () => number): Nobles {
  let residents = colonistsOf(player)
  let left = noblesOf(player)
  const nobles: Nobles = {}
  for (const [place, count] of placesOf(layout)) {
    let here = 0
    for (let resident = 0; resident < count; resident++, residents--)
      if (random() * residents < left) {
        here++
        left--
      }
    if (here > 0) nobles[place] = here
  }
  return nobles
}

/** The nobles of a player once a layout is placed: those that it does not name stand beside the board. */
export function noblesAfter(player: Player, { nobles = {} }: Layout): Nobles {
  const stored = noblesOf(player) - sum(nobles)
  return stored > 0 ? { stored, ...nobles } : { ...nobles }
}
