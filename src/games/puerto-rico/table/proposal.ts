/** Where workers are proposed to stand: nobody where nothing comes of it while another place would give something. */
import { BUILDING } from '../rules/buildings.ts'
import { colonistsOf, MAKERS, workersOn } from '../rules/player.ts'
import { type Player, type Position, playerAt } from '../rules/state.ts'
import { type BuildingId, GOODS, type Good, type Tile } from '../rules/vocabulary.ts'
import { emptyHand, type Hand } from './hand.ts'
import { fillUp, type Layout } from './layout.ts'
import { madeWorth, powerWorth, TILE_WORTH } from './layout-worth.ts'

/** Where two uses bring the same, what stands stays. */
const STANDING = 0.1

/** One thing that workers do: alone on a place, or one on a farm and one in its factory. */
interface Use {
  worth: number
  island?: Tile
  city?: BuildingId
}

/** The circles of a player's factories for a good, one by one. */
const factoryCircles = (player: Player, good: Good): BuildingId[] =>
  MAKERS[good].flatMap(({ id, circles }) =>
    workersOn(player, id) < 0 ? [] : Array<BuildingId>(circles).fill(id),
  )

const dearestFirst = (uses: Use[]): Use[] => uses.sort((one, other) => other.worth - one.worth)

/** What one worker can do alone, the best first. */
function singlesOf({ tiles, manned, city }: Player): Use[] {
  const onTiles = (tile: keyof typeof TILE_WORTH): Use[] =>
    Array.from({ length: tiles[tile] }, (_, nth) => ({
      worth: TILE_WORTH[tile] + (nth < manned[tile] ? STANDING : 0),
      island: tile,
    }))
  const powers = city.filter(({ id }) => !BUILDING[id].good && BUILDING[id].circles > 0)
  return dearestFirst([
    ...powers.map(({ id, workers }) => ({
      worth: powerWorth(id) + (workers > 0 ? STANDING : 0),
      city: id,
    })),
    ...onTiles('corn'),
    ...onTiles('quarry'),
  ])
}

/** What two workers can do together, the best first. */
function pairsOf(player: Player): Use[] {
  return dearestFirst(
    GOODS.flatMap((good) =>
      factoryCircles(player, good)
        .slice(0, player.tiles[good])
        .map((city, nth) => ({
          worth: madeWorth(good) + (nth < player.manned[good] ? STANDING : 0),
          island: good,
          city,
        })),
    ),
  )
}

const sum = (uses: readonly Use[]): number => uses.reduce((all, { worth }) => all + worth, 0)

/** The layout that brings most; whoever is left over stands on the first empty circles. */
export function proposedLayout(player: Player): Layout {
  const colonists = colonistsOf(player)
  const pairs = pairsOf(player)
  const singles = singlesOf(player)
  let best: Use[] = []
  for (let pair = 0; pair <= Math.min(pairs.length, colonists / 2); pair++) {
    const uses = [...pairs.slice(0, pair), ...singles.slice(0, colonists - 2 * pair)]
    if (sum(uses) > sum(best)) best = uses
  }
  const layout: Layout = { island: {}, city: {} }
  for (const { island, city } of best) {
    if (island) layout.island[island] = (layout.island[island] ?? 0) + 1
    if (city) layout.city[city] = (layout.city[city] ?? 0) + 1
  }
  return fillUp(player, layout)
}

/** Nothing chosen; in the mayor phase the layout that brings most. */
export function proposedHand(position: Position): Hand {
  if (position.at !== 'mayor.placing') return emptyHand(position)
  return { move: null, good: null, layout: proposedLayout(playerAt(position, position.seat)) }
}
