/** Trader, markets, Office, Trading Post and Land Office (docs/rulings.md F7-F10, I, J). */
import type { Move } from '../../rules/moves.ts'
import type { State } from '../../rules/state.ts'
import { GOODS, type Good, type Seat, TILE_STATES } from '../../rules/vocabulary.ts'
import { HOUSE_PAYS } from './figures.ts'
import { ask, couldWork, guestCouldFill } from './guests.ts'
import { giveAway, hasTile, isPileLeft, layDrawn } from './settler.ts'
import {
  type Coroutine,
  clockwise,
  type Phase,
  playerIn,
  standing,
  tilesOf,
  works,
} from './table.ts'

export const traderPhase: Phase = function* (table, chooser, isDoubled) {
  for (const seat of clockwise(table, chooser))
    yield* traderTurn(table, seat, () => (seat !== chooser ? 0 : isDoubled() ? 2 : 1))
  if (table.house.length < 4) return
  for (const good of table.house) table.supply.goods[good] += 1
  table.house = []
}

/** One sale and one use of the Land Office, in either order. */
function* traderTurn(table: State, seat: Seat, privilege: () => number): Coroutine {
  const player = playerIn(table, seat)
  let sold = false
  let traded = false
  const fitsInHouse = (good: Good, byOffice: boolean): boolean =>
    table.house.length < 4 && (byOffice || !table.house.includes(good))
  const couldBuy = (): boolean => player.coins > 0 && tilesOf(player) < 12 && isPileLeft(table)
  const maySellTile = (given: Parameters<typeof hasTile>[1]): boolean =>
    hasTile(player, given) &&
    (given.state !== 'forest' || table.expansions?.options['exp.landOfficeSellsForest'] === true)
  const couldSellTile = (): boolean =>
    GOODS.some((tile) => TILE_STATES.some((state) => maySellTile({ tile, state })))
  const allows = (move: Move): boolean => {
    switch (move.do) {
      case 'pass':
        return true
      case 'sell':
        if (sold || player.goods[move.good] === 0) return false
        return fitsInHouse(move.good, works(player, 'office'))
      case 'sellToSupply':
        return !sold && player.goods[move.good] > 0 && works(player, 'tradingPost')
      case 'buyTile':
        return !traded && standing(player, 'landOffice', 'colonist') > 0 && couldBuy()
      case 'sellTile':
        return !traded && standing(player, 'landOffice', 'noble') > 0 && maySellTile(move)
      default:
        return false
    }
  }
  const couldGoOn = (): boolean => {
    const byGuest = guestCouldFill(player, 'landOffice')
    const buys = byGuest || standing(player, 'landOffice', 'colonist') > 0
    const sells = byGuest || standing(player, 'landOffice', 'noble') > 0
    if (!traded && ((buys && couldBuy()) || (sells && couldSellTile()))) return true
    if (sold) return false
    return GOODS.some(
      (good) =>
        player.goods[good] > 0 &&
        (couldWork(player, 'tradingPost') || fitsInHouse(good, couldWork(player, 'office'))),
    )
  }
  do {
    const answer = yield* ask(table, () => ({ at: 'trader.turn', seat, allows }))
    if (answer?.do === 'sell' || answer?.do === 'sellToSupply') {
      sold = true
      player.goods[answer.good] -= 1
      player.coins += HOUSE_PAYS[answer.good] + privilege()
      if (answer.do === 'sell') {
        table.house = [...table.house, answer.good]
        if (works(player, 'smallMarket')) player.coins += 1
        if (works(player, 'largeMarket')) player.coins += 2
      } else table.supply.goods[answer.good] += 1
    } else if (answer?.do === 'buyTile') {
      traded = true
      player.coins -= 1
      yield* layDrawn(table, seat, 'trader.turning')
    } else if (answer?.do === 'sellTile') {
      traded = true
      giveAway(table, player, answer)
      player.coins += 1
    } else return
  } while (table.expansions && couldGoOn())
}
