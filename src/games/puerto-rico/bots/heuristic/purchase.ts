/** What it is worth to own a building that one does not have yet. */
import { BUILDING } from '../../rules/buildings.ts'
import type { BuildingId, Good } from '../../rules/vocabulary.ts'
import { bonusWorth, powerWorth } from './buildings.ts'
import type { Estate } from './estate.ts'
import { yieldOf } from './goods.ts'
import type { Outlook } from './outlook.ts'
import { WEIGHTS } from './weights.ts'

/** Printed points and all that the building will yield, before its price. */
export function purchaseWorth(estate: Estate, id: BuildingId, outlook: Outlook): number {
  const { vp, size } = BUILDING[id]
  const crowded = estate.freeCity < outlook.ahead.builder + 2 ? WEIGHTS.space * size : 0
  return vp + useWorth(estate, id, outlook) - crowded
}

function useWorth(estate: Estate, id: BuildingId, outlook: Outlook): number {
  const { kind, good, circles } = BUILDING[id]
  if (good) return productionWorth(estate, good, circles, outlook)
  const manned = Math.min(1, outlook.ahead.mayor + (estate.player.stored > 0 ? 0.3 : 0))
  if (kind === 'large') return (bonusWorth(estate, id, outlook) + ownBonus(id)) * manned
  return powerWorth(estate, id, outlook) * WEIGHTS.unmanned * manned
}

/** The city hall counts itself once it stands. */
const ownBonus = (id: BuildingId): number =>
  BUILDING[id].powers.finalBonus === 'commercialBuildings' ? 1 : 0

/** The goods that new circles make: with tiles that wait for them, and with those that may come. */
function productionWorth(estate: Estate, good: Good, circles: number, outlook: Outlook): number {
  const tiles = estate.player.tiles[good]
  const before = estate.circles[good]
  const hoped = tiles + Math.min(2, outlook.ahead.settler * WEIGHTS.tilesHoped)
  let worth = 0
  for (let step = before; step < before + circles && step < hoped; step++)
    worth += yieldOf(estate, good, step, outlook) * (step < tiles ? 1 : WEIGHTS.waiting)
  return worth * WEIGHTS.unmanned * manning(estate, outlook)
}

/** The share of new circles that colonists will reach. */
export function manning({ colonists, allCircles }: Estate, outlook: Outlook): number {
  return Math.min(1, (colonists + WEIGHTS.arriving * outlook.ahead.mayor) / (allCircles + 2))
}
