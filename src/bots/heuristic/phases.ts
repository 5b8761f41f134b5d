/** What each role's phase would give every seat if the seat that decides chose it now, in points. */

import { BUILDING } from '../../games/puerto-rico/buildings.ts'
import { capacityOf, colonistsOf, freeLand, hasPower } from '../../games/puerto-rico/player.ts'
import { costOf } from '../../games/puerto-rico/roles/builder.ts'
import { GOOD_PRICE } from '../../games/puerto-rico/roles/trader.ts'
import { playerAt, type State } from '../../games/puerto-rico/state.ts'
import {
  BUILDINGS,
  GOODS,
  HOUSE_SPACES,
  type Role,
  type Tile,
} from '../../games/puerto-rico/vocabulary.ts'
import { gainsOf } from './captain.ts'
import { goodsWorth, saleBonus, saleExtra } from './goods.ts'
import { bestWorth, presentWorth, usesOf } from './layout.ts'
import type { Outlook } from './outlook.ts'
import { purchaseWorth } from './purchase.ts'
import { drawWorth } from './settler.ts'
import { harborOf, loadOut } from './ships.ts'
import { tileWorth } from './tiles.ts'
import { WEIGHTS } from './weights.ts'

/** Gains by seat; the state's seat is the one that would choose. */
type Gains = (state: State, outlook: Outlook) => number[]

/** The outlook once a role is played: there is one phase of it less to come. */
const without = (outlook: Outlook, role: Role): Outlook => ({
  ...outlook,
  ahead: { ...outlook.ahead, [role]: Math.max(0, outlook.ahead[role] - 1) },
})

/** Seats from the chooser on, each with what it gains. */
function inTurn(state: State, gain: (seat: number, chooses: boolean) => number): number[] {
  const seats = state.players.length
  const gains = Array<number>(seats).fill(0)
  for (let turn = 0; turn < seats; turn++) {
    const seat = (state.seat + turn) % seats
    gains[seat] = gain(seat, turn === 0)
  }
  return gains
}

const settler: Gains = (state, outlook) => {
  const row: Tile[] = [...state.plantations.faceUp]
  let quarries = state.supply.quarries
  return inTurn(state, (seat, chooses) => {
    const player = playerAt(state, seat)
    if (freeLand(player) === 0) return 0
    let most = 0
    let taken: Tile | null = null
    for (const tile of row) {
      const worth = tileWorth(player, tile, outlook)
      if (worth > most) {
        most = worth
        taken = tile
      }
    }
    if (quarries > 0 && (chooses || hasPower(player, 'mayTakeQuarry'))) {
      const worth = tileWorth(player, 'quarry', outlook)
      if (worth > most) {
        most = worth
        taken = 'quarry'
      }
    }
    if (taken === 'quarry') quarries--
    else if (taken) row.splice(row.indexOf(taken), 1)
    if (hasPower(player, 'drawsTile')) most += drawWorth(state, player, outlook)
    return hasPower(player, 'mansTile') ? most * 1.5 : most
  })
}

const mayor: Gains = (state, outlook) => {
  const seats = state.players.length
  let turn = 0
  return inTurn(state, (seat, chooses) => {
    const player = playerAt(state, seat)
    const share = Math.floor((state.market + seats - 1 - turn++) / seats)
    const extra = chooses && state.supply.colonists > 0 ? 1 : 0
    const uses = usesOf(player, without(outlook, 'mayor'))
    const after = bestWorth(uses, colonistsOf(player) + share + extra)
    return after - presentWorth(uses) + (share + extra) * WEIGHTS.colonist
  })
}

const builder: Gains = (state, outlook) => {
  const after = without(outlook, 'builder')
  return inTurn(state, (seat, chooses) => {
    const player = playerAt(state, seat)
    const free = BUILDINGS.filter((id) => state.supply.buildings[id] > 0)
    let most = 0
    for (const id of free) {
      const { column } = BUILDING[id]
      const saved = Math.min(player.manned.quarry, column) + (chooses ? 1 : 0)
      const price = Math.max(0, costOf(state, id) - saved)
      if (price > player.coins || player.city.some((built) => built.id === id)) continue
      most = Math.max(most, purchaseWorth(player, id, after) - price * after.coin)
    }
    return most
  })
}

const craftsman: Gains = (state, outlook) => {
  const left = { ...state.supply.goods }
  return inTurn(state, (seat, chooses) => {
    const player = playerAt(state, seat)
    const goods = { ...player.goods }
    let kinds = 0
    let extra = 0
    for (const good of GOODS) {
      const made = Math.min(capacityOf(player, good), left[good])
      left[good] -= made
      goods[good] += made
      if (made === 0) continue
      kinds++
      if (left[good] > 0)
        extra = Math.max(extra, outlook.ship + saleExtra(player, good, outlook) * 0.2)
    }
    const pay = hasPower(player, 'kindsPay') ? (FACTORY[kinds] ?? 0) * outlook.coin : 0
    const gain =
      goodsWorth(player, goods, outlook) - goodsWorth(player, player.goods, outlook) + pay
    return chooses ? gain + extra : gain * WEIGHTS.tempo
  })
}

const FACTORY = BUILDING.factory.powers.kindsPay ?? []

const trader: Gains = (state, outlook) => {
  const house = [...state.house]
  return inTurn(state, (seat, chooses) => {
    const player = playerAt(state, seat)
    if (house.length >= HOUSE_SPACES) return 0
    const again = hasPower(player, 'sellsSameKind')
    let most = 0
    let sold: (typeof GOODS)[number] | null = null
    for (const good of GOODS) {
      if (player.goods[good] === 0 || (house.includes(good) && !again)) continue
      const coins = GOOD_PRICE[good] + saleBonus(player) + (chooses ? 1 : 0)
      const gain = coins * outlook.coin - outlook.ship
      if (gain > most) {
        most = gain
        sold = good
      }
    }
    if (sold) house.push(sold)
    return most
  })
}

const captain: Gains = (state, outlook) => {
  const harbor = harborOf(state, state.seat)
  loadOut(harbor, state.seat)
  return gainsOf(state, harbor, without(outlook, 'captain'))
}

const prospector: Gains = (state, { coin }) => inTurn(state, (_, chooses) => (chooses ? coin : 0))

export const PHASE_GAINS: Record<Role, Gains> = {
  settler,
  mayor,
  builder,
  craftsman,
  trader,
  captain,
  prospector,
}
