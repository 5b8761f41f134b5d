/** What it is worth to own a building that one does not have yet. */
import { BUILDING } from '../../games/puerto-rico/buildings.ts'
import { colonistsOf, freeCity } from '../../games/puerto-rico/player.ts'
import type { Player } from '../../games/puerto-rico/state.ts'
import type { BuildingId } from '../../games/puerto-rico/vocabulary.ts'
import { bonusWorth, powerWorth } from './buildings.ts'
import { yieldsOf } from './goods.ts'
import { circlesFor, kindsPossible } from './layout.ts'
import type { Outlook } from './outlook.ts'
import { WEIGHTS } from './weights.ts'

/** Printed points and all that the building will yield, before its price. */
export function purchaseWorth(player: Player, id: BuildingId, outlook: Outlook): number {
  const { kind, vp, size } = BUILDING[id]
  const crowded = freeCity(player) < outlook.ahead.builder + 2 ? WEIGHTS.space * size : 0
  return vp + yieldWorth(player, id, kind, outlook) - crowded
}

function yieldWorth(
  player: Player,
  id: BuildingId,
  kind: 'production' | 'commercial' | 'large',
  outlook: Outlook,
): number {
  if (kind === 'production') return productionWorth(player, id, outlook)
  const manned = Math.min(1, outlook.ahead.mayor + (player.stored > 0 ? 0.3 : 0))
  if (kind === 'large') return bonusWorth(player, id, outlook) * manned
  return powerWorth(player, id, kindsPossible(player), outlook) * WEIGHTS.unmanned * manned
}

/** The goods that the new circles will make, with the tiles that wait for them and those still to come. */
function productionWorth(player: Player, id: BuildingId, outlook: Outlook): number {
  const { good, circles } = BUILDING[id]
  if (!good) return 0
  const tiles = player.tiles[good]
  const before = circlesFor(player, good)
  const ready = Math.min(tiles, before + circles)
  const later = Math.min(before + circles, tiles + Math.min(2, outlook.ahead.settler * 0.4))
  const yields = yieldsOf(player, good, Math.ceil(Math.max(ready, later)), outlook)
  const at = (steps: number): number => yields[Math.ceil(steps)] ?? 0
  const now = at(ready) - at(Math.min(tiles, before))
  const hoped = Math.max(0, at(later) - at(ready))
  return (now + hoped * WEIGHTS.waiting) * WEIGHTS.unmanned * manning(player, outlook)
}

/** The share of new circles that colonists will reach. */
export function manning(player: Player, outlook: Outlook): number {
  let circles = 0
  for (const built of player.city) circles += BUILDING[built.id].circles
  for (const tile of Object.values(player.tiles)) circles += tile
  return Math.min(1, (colonistsOf(player) + 1.4 * outlook.ahead.mayor) / (circles + 2))
}
