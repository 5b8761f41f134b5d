/** Trader, markets and Office (docs/rulings.md F7-F10). */
import type { State } from '../../rules/state.ts'
import type { Seat } from '../../rules/vocabulary.ts'
import { HOUSE_PAYS } from './figures.ts'
import { type Course, clockwise, playerIn, works } from './table.ts'

export function* traderPhase(table: State, chooser: Seat): Course {
  for (const seat of clockwise(table, chooser)) {
    const player = playerIn(table, seat)
    const answer = yield {
      at: 'trader.turn',
      seat,
      allows(move) {
        if (move.do === 'pass') return true
        if (move.do !== 'sell' || player.goods[move.good] === 0) return false
        if (table.house.length === 4) return false
        return !table.house.includes(move.good) || works(player, 'office')
      },
    }
    if (answer.do !== 'sell') continue
    player.goods[answer.good] -= 1
    table.house.push(answer.good)
    player.coins += HOUSE_PAYS[answer.good]
    if (seat === chooser) player.coins += 1
    if (works(player, 'smallMarket')) player.coins += 1
    if (works(player, 'largeMarket')) player.coins += 2
  }
  if (table.house.length < 4) return
  for (const good of table.house.splice(0)) table.supply.goods[good] += 1
}
