/** Which of the residents of a layout are nobles. */
import type { MoveOf } from '../moves.ts'
import { colonistsOf, isTile, noblesOf } from '../player.ts'
import { namingOrder, placed } from '../roles/mayor.ts'
import type { Player } from '../state.ts'
import { ALL_BUILDINGS, type ResidentPlace, TILES } from '../vocabulary.ts'

type Layout = Pick<MoveOf<'place'>, 'island' | 'city' | 'nobles'>
type Nobles = Partial<Record<ResidentPlace, number>>

function sum(nobles: Nobles): number {
  let all = 0
  for (const place in nobles) all += nobles[place as ResidentPlace] ?? 0
  return all
}

/** Residents on a place of a layout. */
function residentsOf({ island, city }: Layout, place: ResidentPlace): number {
  if (place === 'stored') return 0
  return (isTile(place) ? island[place] : city[place]) ?? 0
}

/** Whether a player has the nobles of a layout, and the colonists of it. */
export function noblesFit(player: Player, layout: Layout): boolean {
  const { nobles = {} } = layout
  if (!player.nobles) return layout.nobles === undefined
  for (const key in nobles) {
    const place = key as ResidentPlace
    if ((nobles[place] ?? 0) > residentsOf(layout, place)) return false
  }
  const own = noblesOf(player)
  const standing = sum(nobles)
  return standing <= own && placed(layout) - standing <= colonistsOf(player) - own
}

/** A layout with its nobles, which are left out where there are none. */
export const withNobles = (layout: Layout, nobles: Nobles): Layout =>
  Object.keys(nobles).length > 0 ? { ...layout, nobles } : layout

/** The places of a layout on circles in their order, each with its residents. */
function placesOf({ island, city }: Layout): [ResidentPlace, number][] {
  const places: [ResidentPlace, number][] = []
  for (const tile of TILES) if (island[tile]) places.push([tile, island[tile]])
  for (const id of ALL_BUILDINGS) if (city[id]) places.push([id, city[id]])
  return places
}

/** Every choice of the nobles among the residents of a layout. */
export function* noblesOver(player: Player, layout: Layout): Generator<Nobles> {
  const places = placesOf(layout)
  const own = noblesOf(player)
  const fewest = placed(layout) - (colonistsOf(player) - own)
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

/**
 * Nobles drawn among all residents, each as likely as any other to be one: of residents who stand so many on
 * each kind of tile, and then on each building of the city.
 */
export function drawNobles(
  player: Player,
  counts: readonly number[],
  random: () => number,
): Nobles {
  let residents = colonistsOf(player)
  let left = noblesOf(player)
  const nobles: Nobles = {}
  const order = namingOrder(player)
  for (let at = 0; at < counts.length; at++) {
    const space = order[at - TILES.length] ?? 0
    const count = counts[at < TILES.length ? at : TILES.length + space] ?? 0
    let here = 0
    for (let resident = 0; resident < count; resident++, residents--)
      if (random() * residents < left) {
        here++
        left--
      }
    const place = TILES[at] ?? player.city[space]?.id
    if (here > 0 && place) nobles[place] = here
  }
  return nobles
}

/** The nobles of a player once a layout is placed: those that it does not name stand beside the board. */
export function noblesAfter(player: Player, nobles: Nobles = {}): Nobles {
  const stored = noblesOf(player) - sum(nobles)
  return stored > 0 ? { stored, ...nobles } : { ...nobles }
}
