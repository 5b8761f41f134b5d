/** What goods are worth: on hand, and as a yield until the end of the game. */
import { GOOD_PRICE } from '../../rules/roles/trader.ts'
import { type ByGood, GOODS, type Good } from '../../rules/vocabulary.ts'
import type { Estate } from './estate.ts'
import type { Outlook } from './outlook.ts'
import { WEIGHTS } from './weights.ts'

/** What the trading house would add to one good of a kind over shipping it, in points; never below 0. */
export function saleExtra({ sale }: Estate, good: Good, { coin, ship }: Outlook): number {
  return Math.max(0, (GOOD_PRICE[good] + sale) * coin - ship)
}

/** What one good more in every production yields until the end; `step` is 0 for the first of its kind. */
export function yieldOf(estate: Estate, good: Good, step: number, outlook: Outlook): number {
  const { craftsman, trader, captain } = outlook.ahead
  const shipped = WEIGHTS.ship * Math.min(craftsman, captain) * WEIGHTS.further ** step
  if (step > 0) return shipped
  const sales = Math.min(craftsman, trader) * WEIGHTS.sale * WEIGHTS.kindShare
  return shipped + sales * saleExtra(estate, good, outlook) + estate.harbor * 0.5 * craftsman
}

/** What goods on hand are worth. */
export function goodsWorth(estate: Estate, goods: ByGood<number>, outlook: Outlook): number {
  let held = 0
  let extra = 0
  for (const good of GOODS) {
    const count = goods[good]
    if (count === 0) continue
    held += count
    extra = Math.max(extra, saleExtra(estate, good, outlook))
  }
  return held * outlook.ship + extra * WEIGHTS.sale * Math.min(1, outlook.ahead.trader)
}
