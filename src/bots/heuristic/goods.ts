/** What goods are worth: on hand, and as a yield until the end of the game. */
import { bearing, hasPower } from '../../games/puerto-rico/player.ts'
import { GOOD_PRICE } from '../../games/puerto-rico/roles/trader.ts'
import type { Player } from '../../games/puerto-rico/state.ts'
import { GOODS, type Good } from '../../games/puerto-rico/vocabulary.ts'
import type { Outlook } from './outlook.ts'
import { WEIGHTS } from './weights.ts'

/** Coins that the player's occupied markets add to a sale. */
export function saleBonus(player: Player): number {
  let coins = 0
  for (const { powers } of bearing(player, 'saleBonus')) coins += powers.saleBonus ?? 0
  return coins
}

/** What the trading house would add to one good of a kind over shipping it, in points; never below 0. */
export function saleExtra(player: Player, good: Good, outlook: Outlook): number {
  const coins = GOOD_PRICE[good] + saleBonus(player)
  return Math.max(0, coins * outlook.coin - outlook.ship)
}

/** What producing 0, 1, 2 … goods of a kind in every production yields until the end. */
export function yieldsOf(player: Player, good: Good, steps: number, outlook: Outlook): number[] {
  const { craftsman, trader } = outlook.ahead
  const bonus = hasPower(player, 'loadBonus') ? 0.5 : 0
  const gains = [0]
  const sales = Math.min(craftsman, trader) * WEIGHTS.sale
  let each = WEIGHTS.ship * craftsman * shipped(outlook)
  let sum = sales * saleExtra(player, good, outlook) * WEIGHTS.kindShare + bonus * craftsman
  for (let step = 1; step <= steps; step++) {
    sum += each
    each *= WEIGHTS.further
    gains.push(sum)
  }
  return gains
}

/** The share of productions that a captain still follows. */
const shipped = ({ ahead }: Outlook): number =>
  ahead.craftsman > 0 ? Math.min(1, ahead.captain / ahead.craftsman) : 0

/** What goods on hand are worth. */
export function goodsWorth(player: Player, goods: Player['goods'], outlook: Outlook): number {
  let held = 0
  let extra = 0
  for (const good of GOODS) {
    const count = goods[good]
    if (count === 0) continue
    held += count
    extra = Math.max(extra, saleExtra(player, good, outlook))
  }
  return held * outlook.ship + extra * WEIGHTS.sale * Math.min(1, outlook.ahead.trader)
}
