/** Nobles among those whom a layout places. */
import type { MoveOf } from '../../rules/moves.ts'
import { colonistsOf, noblesOf } from '../../rules/player.ts'
import type { Player } from '../../rules/state.ts'
import {
  ALL_BUILDINGS,
  type BuildingId,
  type ResidentPlace,
  TILES,
} from '../../rules/vocabulary.ts'

/** Where a noble does more than a colonist, and where it does less. */
const GLAD: readonly BuildingId[] = ['huntingLodge', 'chapel', 'zoningOffice']
const LAST: readonly BuildingId[] = ['landOffice']

/** A layout with nobles on some of its places: as many as have to, and more where they do more. */
export function seatNobles(player: Player, move: MoveOf<'place'>): MoveOf<'place'> {
  const own = noblesOf(player)
  if (own === 0) return move
  const counts = { ...move.island, ...move.city } as Partial<Record<ResidentPlace, number>>
  const buildings = ALL_BUILDINGS.filter((id) => move.city[id] && !GLAD.includes(id))
  const places: ResidentPlace[] = [
    ...GLAD.filter((id) => move.city[id]),
    ...buildings.filter((id) => !LAST.includes(id)),
    ...TILES.filter((tile) => move.island[tile]),
    ...LAST.filter((id) => move.city[id]),
  ]
  const placed = places.reduce((sum, place) => sum + (counts[place] ?? 0), 0)
  let must = placed - (colonistsOf(player) - own)
  let left = own
  const nobles: Partial<Record<ResidentPlace, number>> = {}
  for (const place of places) {
    const wish = GLAD.some((id) => id === place) ? 1 : must
    const here = Math.min(wish, left, counts[place] ?? 0)
    if (here <= 0) continue
    nobles[place] = here
    must -= here
    left -= here
  }
  return left < own ? { ...move, nobles } : move
}
