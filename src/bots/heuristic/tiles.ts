/** What a land tile is worth to a player. */
import { freeLand, workersOn } from '../../games/puerto-rico/player.ts'
import type { Player } from '../../games/puerto-rico/state.ts'
import type { Tile } from '../../games/puerto-rico/vocabulary.ts'
import { yieldsOf } from './goods.ts'
import { circlesFor, quarryWorth } from './layout.ts'
import type { Outlook } from './outlook.ts'
import { manning } from './purchase.ts'
import { WEIGHTS } from './weights.ts'

export function tileWorth(player: Player, tile: Tile, outlook: Outlook): number {
  if (freeLand(player) === 0) return 0
  const residence = workersOn(player, 'residence') >= 0 && freeLand(player) < 4 ? 1 : 0
  return residence + useWorth(player, tile, outlook) * manning(player, outlook)
}

function useWorth(player: Player, tile: Tile, outlook: Outlook): number {
  if (tile === 'quarry') return quarryWorth(player.tiles.quarry, outlook)
  const tiles = player.tiles[tile]
  const yields = yieldsOf(player, tile, tiles + 1, outlook)
  const gain = (yields[tiles + 1] ?? 0) - (yields[tiles] ?? 0)
  return tiles < circlesFor(player, tile) ? gain : gain * WEIGHTS.waiting
}

/** Whether the tile would make goods as soon as it is manned. */
export function worksAtOnce(player: Player, tile: Tile): boolean {
  return tile !== 'quarry' && player.tiles[tile] < circlesFor(player, tile)
}
