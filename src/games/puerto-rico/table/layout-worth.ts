/** What comes of where workers stand, in about the points that it brings. */
import { BUILDING } from '../rules/buildings.ts'
import { MAKERS } from '../rules/player.ts'
import { GOOD_PRICE } from '../rules/roles/trader.ts'
import type { Player } from '../rules/state.ts'
import { type BuildingId, GOODS, type Good } from '../rules/vocabulary.ts'
import { type Layout, type Place, placesIn, withOne } from './layout.ts'

/** What a worker brings alone on a tile that needs no factory. */
export const TILE_WORTH = { corn: 1, quarry: 1 } as const
const ON_POWER = 1.5
const ON_LARGE = 3

/** What a building with a power brings once it is occupied. */
export const powerWorth = (id: BuildingId): number =>
  BUILDING[id].kind === 'large' ? ON_LARGE : ON_POWER

/** What a good brings to who makes one: it is sold, or shipped for a point. */
export const madeWorth = (good: Good): number => GOOD_PRICE[good] + 1

/** What comes of a layout. */
export function layoutWorth({ city: built }: Player, { island, city }: Layout): number {
  const { corn = 0, quarry = 0 } = island
  let worth = corn * TILE_WORTH.corn + quarry * TILE_WORTH.quarry
  for (const { id } of built) if (!BUILDING[id].good && (city[id] ?? 0) > 0) worth += powerWorth(id)
  for (const good of GOODS) {
    const workers = MAKERS[good].reduce((all, { id }) => all + (city[id] ?? 0), 0)
    worth += Math.min(island[good] ?? 0, workers) * madeWorth(good)
  }
  return worth
}

/** From where a worker comes to a place while all stand elsewhere: from where least is missed. Null where nobody stands. */
export function sourceFor(player: Player, layout: Layout, to: Place): Place | null {
  const more = withOne(layout, to, 1)
  let source: Place | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const from of placesIn(layout)) {
    const worth = layoutWorth(player, withOne(more, from, -1))
    if (from === to || worth <= most) continue
    source = from
    most = worth
  }
  return source
}
