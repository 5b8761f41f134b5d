/** What each role's phase would give every seat if the seat that decides chose it now, in points. */
import { BUILDING } from '../../rules/buildings.ts'
import { bearing, capacityOf, hasBuilt, hasPower } from '../../rules/player.ts'
import { costOf } from '../../rules/roles/builder.ts'
import type { State } from '../../rules/state.ts'
import {
  BUILDINGS,
  GOODS,
  type Good,
  HOUSE_SPACES,
  type Role,
  type Tile,
} from '../../rules/vocabulary.ts'
import { gainsOf } from './captain.ts'
import type { Estate } from './estate.ts'
import { goodsWorth, saleExtra } from './goods.ts'
import { bestWorth, presentWorth, usesOf } from './layout.ts'
import { estateAt, type Survey, without } from './outlook.ts'
import { purchaseWorth } from './purchase.ts'
import { drawWorth } from './settler.ts'
import { harborOf, loadOut } from './ships.ts'
import { tileWorth } from './tiles.ts'
import { saleCoins } from './trader.ts'
import { WEIGHTS } from './weights.ts'

/** Gains by seat; the state's seat is the one that would choose. */
type Gains = (state: State, survey: Survey) => number[]

/** Asks each seat from the chooser on what it gains. */
function inTurn(
  state: State,
  survey: Survey,
  gain: (estate: Estate, chooses: boolean, turn: number) => number,
): number[] {
  const seats = state.players.length
  const gains = Array<number>(seats).fill(0)
  for (let turn = 0; turn < seats; turn++) {
    const seat = (state.seat + turn) % seats
    gains[seat] = gain(estateAt(survey, seat), turn === 0, turn)
  }
  return gains
}

/** Each takes the tile worth most of those left. */
const settler: Gains = (state, survey) => {
  const { outlook } = survey
  const row: Tile[] = [...state.plantations.faceUp]
  let quarries = state.supply.quarries
  return inTurn(state, survey, (estate, chooses) => {
    let most = 0
    let taken: Tile | null = null
    const look = (tile: Tile): void => {
      const worth = tileWorth(estate, tile, outlook)
      if (worth <= most) return
      most = worth
      taken = tile
    }
    for (const tile of row) look(tile)
    if (quarries > 0 && (chooses || hasPower(estate.player, 'mayTakeQuarry'))) look('quarry')
    if (taken === 'quarry') quarries--
    else if (taken) row.splice(row.indexOf(taken), 1)
    if (hasPower(estate.player, 'drawsTile')) most += drawWorth(state, estate, outlook)
    return hasPower(estate.player, 'mansTile') ? most * WEIGHTS.mannedTile : most
  })
}

/** The best layout with the colonists dealt, over the present one. */
const mayor: Gains = (state, survey) => {
  const seats = state.players.length
  const after = without(survey.outlook, 'mayor')
  return inTurn(state, survey, (estate, chooses, turn) => {
    const share = Math.floor((state.market + seats - 1 - turn) / seats)
    const dealt = share + (chooses && state.supply.colonists > 0 ? 1 : 0)
    const uses = usesOf(estate, after)
    const gain = bestWorth(uses, estate.colonists + dealt) - presentWorth(uses)
    return gain + dealt * WEIGHTS.colonist
  })
}

/** The best purchase that each can pay. */
const builder: Gains = (state, survey) => {
  const after = without(survey.outlook, 'builder')
  return inTurn(state, survey, (estate, chooses) => {
    const { player, freeCity } = estate
    let most = 0
    for (const id of BUILDINGS) {
      if (state.supply.buildings[id] === 0) continue
      const { column, size } = BUILDING[id]
      const saved = Math.min(player.manned.quarry, column) + (chooses ? 1 : 0)
      const price = Math.max(0, costOf(state, id) - saved)
      if (price > player.coins || size > freeCity || hasBuilt(player, id)) continue
      most = Math.max(most, purchaseWorth(estate, id, after) - price * after.coin)
    }
    return most
  })
}

/** What the goods made are worth. The others' count for more: they may sell or load them first. */
const craftsman: Gains = (state, survey) => {
  const { outlook } = survey
  const left = { ...state.supply.goods }
  return inTurn(state, survey, (estate, chooses) => {
    const { player } = estate
    const goods = { ...player.goods }
    let kinds = 0
    let extra = 0
    for (const good of GOODS) {
      const made = Math.min(capacityOf(player, good), left[good])
      if (made === 0) continue
      left[good] -= made
      goods[good] += made
      kinds++
      const sale = saleExtra(estate, good, outlook) * WEIGHTS.extraSale
      if (left[good] > 0) extra = Math.max(extra, outlook.ship + sale)
    }
    let gain = goodsWorth(estate, goods, outlook) - goodsWorth(estate, player.goods, outlook)
    for (const { powers } of bearing(player, 'kindsPay'))
      gain += (powers.kindsPay?.[kinds] ?? 0) * outlook.coin
    return chooses ? gain + extra : gain * WEIGHTS.tempo
  })
}

/** The best sale that the trading house still takes. */
const trader: Gains = (state, survey) => {
  const { coin, ship } = survey.outlook
  const house = [...state.house]
  return inTurn(state, survey, (estate, chooses) => {
    if (house.length >= HOUSE_SPACES) return 0
    const { player } = estate
    const again = hasPower(player, 'sellsSameKind')
    let most = 0
    let sold: Good | null = null
    for (const good of GOODS) {
      if (player.goods[good] === 0 || (house.includes(good) && !again)) continue
      const gain = saleCoins(estate, good, chooses) * coin - ship
      if (gain <= most) continue
      most = gain
      sold = good
    }
    if (sold) house.push(sold)
    return most
  })
}

/** The whole phase played out by greed. */
const captain: Gains = (state, survey) => {
  const harbor = harborOf(state, state.seat)
  loadOut(harbor, state.seat)
  return gainsOf(harbor, survey.estates, survey.outlook)
}

const prospector: Gains = (state, survey) =>
  inTurn(state, survey, (_, chooses) => (chooses ? survey.outlook.coin : 0))

export const PHASE_GAINS: Record<Role, Gains> = {
  settler,
  mayor,
  builder,
  craftsman,
  trader,
  captain,
  prospector,
}
