/** Making a layout by taps: a worker goes on an empty circle, or comes back from a full one. */
import { BUILDING } from '../rules/buildings.ts'
import type { Player } from '../rules/state.ts'
import type { BuildingId } from '../rules/vocabulary.ts'
import { emptied, type Layout, type Place, placedIn, waitingIn, withOne } from './layout.ts'
import { sourceFor } from './layout-worth.ts'

/** What a tap on a place of the board does to a layout; null where it does nothing. */
export function tapDoes(
  player: Player,
  layout: Layout,
  kind: string,
  id: string,
): 'place' | 'takeBack' | null {
  if (kind === 'manned') return 'takeBack'
  const canPlace = waitingIn(player, layout) + placedIn(layout) > 0
  if (kind === 'land') return canPlace ? 'place' : null
  if (kind !== 'city') return null
  const { circles } = BUILDING[id as BuildingId]
  if ((layout.city[id as BuildingId] ?? 0) >= circles) return circles > 0 ? 'takeBack' : null
  return canPlace ? 'place' : null
}

/**
 * A tap on a place of the board: `land` fills an empty tile, `manned` empties one, `city` fills a building and, once
 * full, empties it. Who comes waits beside the board; where nobody does, it comes from where it is missed least.
 */
export function layoutTap(player: Player, layout: Layout, kind: string, id: string): Layout {
  const place = id as Place
  const does = tapDoes(player, layout, kind, id)
  if (does === 'takeBack')
    return kind === 'manned' ? withOne(layout, place, -1) : emptied(layout, place as BuildingId)
  if (does !== 'place') return layout
  const more = withOne(layout, place, 1)
  if (waitingIn(player, layout) > 0) return more
  const source = sourceFor(player, layout, place)
  return source ? withOne(more, source, -1) : layout
}
