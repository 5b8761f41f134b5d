/** Making a layout with nobles by taps: an empty circle gets a colonist, a second tap puts a noble there, a third empties it. */
import { BUILDING } from '../../rules/buildings.ts'
import { colonistsOf, noblesOf, noblesOn } from '../../rules/player.ts'
import type { Player } from '../../rules/state.ts'
import type { BuildingId, ResidentPlace, Tile } from '../../rules/vocabulary.ts'
import * as base from '../layout.ts'
import { tapDoes } from '../layout-tap.ts'
import { sourceFor } from '../layout-worth.ts'

type Layout = base.Layout
type Place = base.Place

const noblesIn = ({ nobles = {} }: Layout): number =>
  Object.values(nobles).reduce((sum, count) => sum + count, 0)

/** Nobles that a layout leaves beside the board. */
const noblesWaiting = (player: Player, layout: Layout): number =>
  noblesOf(player) - noblesIn(layout)

const residentsOn = ({ island, city }: Layout, place: ResidentPlace): number =>
  island[place as Tile] ?? city[place as BuildingId] ?? 0

/** A layout of residents with those of them nobles who stand there now, and as many more as must stand. */
export function withOwnNobles(player: Player, layout: Layout): Layout {
  const nobles = Object.fromEntries(
    base.placesIn(layout).flatMap((place) => {
      const count = Math.min(noblesOn(player, place), residentsOn(layout, place))
      return count > 0 ? [[place, count]] : []
    }),
  )
  return fillUp(player, withNobles(layout, nobles))
}

const withNobles = ({ island, city }: Layout, nobles: NonNullable<Layout['nobles']>): Layout =>
  Object.keys(nobles).length > 0 ? { island, city, nobles } : { island, city }

/** Puts everybody who waits on empty circles, nobles on buildings first. */
export function fillUp(player: Player, layout: Layout): Layout {
  const filled = base.fillUp(player, layout)
  const nobles = { ...layout.nobles }
  const colonists = colonistsOf(player) - noblesOf(player)
  let missing = base.placedIn(filled) - colonists - noblesIn(layout)
  const places = [...Object.keys(filled.city), ...Object.keys(filled.island)] as Place[]
  for (const place of places) {
    const here = Math.min(missing, residentsOn(filled, place) - (nobles[place] ?? 0))
    if (here <= 0) continue
    nobles[place] = (nobles[place] ?? 0) + here
    missing -= here
  }
  return withNobles(filled, nobles)
}

/** A layout with so many residents and nobles on a place. */
function counted(layout: Layout, place: Place, count: number, noble: number): Layout {
  const change = <T extends object>(counts: T, key: string, value: number): T => {
    const { [key]: _, ...rest } = counts as Record<string, number>
    return (value > 0 ? { ...rest, [key]: value } : rest) as T
  }
  const onLand = !(place in BUILDING)
  const island = onLand ? change(layout.island, place, count) : layout.island
  const city = onLand ? layout.city : change(layout.city, place, count)
  return withNobles({ island, city }, change(layout.nobles ?? {}, place, noble))
}

/** A tap on a place of the board, `land:corn`, `manned:corn` or `city:wharf`. */
export function layoutTap(player: Player, layout: Layout, kind: string, id: string): Layout {
  const does = tapDoes(player, layout, kind, id)
  if (!does) return layout
  const place = id as Place
  const count = residentsOn(layout, place)
  const nobles = layout.nobles?.[place] ?? 0
  const waiting = base.waitingIn(player, layout)
  const waitingNobles = noblesWaiting(player, layout)
  if (does === 'place' && waiting > 0) {
    const noble = waiting > waitingNobles ? 0 : 1
    return counted(layout, place, count + 1, nobles + noble)
  }
  if (waitingNobles > 0 && nobles < count) return counted(layout, place, count, nobles + 1)
  if (does === 'place') return moved(player, layout, place)
  if (kind === 'city') return counted(layout, place, 0, 0)
  return counted(layout, place, count - 1, nobles === count ? nobles - 1 : nobles)
}

/** A layout with a resident on a place who stood elsewhere; a noble only from where no colonist stands. */
function moved(player: Player, layout: Layout, to: Place): Layout {
  const from = sourceFor(player, layout, to)
  if (!from) return layout
  const count = residentsOn(layout, from)
  const nobles = layout.nobles?.[from] ?? 0
  const noble = nobles === count ? 1 : 0
  const less = counted(layout, from, count - 1, nobles - noble)
  const there = layout.nobles?.[to] ?? 0
  return counted(less, to, residentsOn(layout, to) + 1, there + noble)
}

/** The player as they would stand with this layout, for drawing. */
export function withLayout(player: Player, layout: Layout): Player {
  const laid = base.withLayout(player, layout)
  if (!player.nobles) return laid
  return { ...laid, nobles: { ...layout.nobles, stored: noblesWaiting(player, layout) } }
}
