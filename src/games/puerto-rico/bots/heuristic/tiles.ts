/** What a land tile is worth to a player. */
import { workersOn } from '../../rules/player.ts'
import type { Tile } from '../../rules/vocabulary.ts'
import type { Estate } from './estate.ts'
import { yieldOf } from './goods.ts'
import type { Outlook } from './outlook.ts'
import { manning } from './purchase.ts'
import { QUARRY_SAVES, WEIGHTS } from './weights.ts'

export function tileWorth(estate: Estate, tile: Tile, outlook: Outlook): number {
  const { player, freeLand } = estate
  if (freeLand === 0) return 0
  const residence = freeLand < 4 && workersOn(player, 'residence') >= 0 ? 1 : 0
  return residence + useWorth(estate, tile, outlook) * manning(estate, outlook)
}

function useWorth(estate: Estate, tile: Tile, outlook: Outlook): number {
  const tiles = estate.player.tiles[tile]
  if (tile === 'quarry') return quarryWorth(tiles, outlook)
  const gain = yieldOf(estate, tile, tiles, outlook)
  return worksAtOnce(estate, tile) ? gain : gain * WEIGHTS.waiting
}

/** Whether the tile would make goods as soon as it is manned. */
export function worksAtOnce({ player, circles }: Estate, tile: Tile): boolean {
  return tile === 'corn' || (tile !== 'quarry' && player.tiles[tile] < circles[tile])
}

/** What the quarry number `step`, counted from 0, saves until the end. */
export function quarryWorth(step: number, { coin, ahead }: Outlook): number {
  return (QUARRY_SAVES[step] ?? 0) * coin * ahead.builder
}
