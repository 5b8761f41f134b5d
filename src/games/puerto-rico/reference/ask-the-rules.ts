/** What the rules answer to small questions, asked of a position made for them. */
import { game } from '../rules/game.ts'
import { priceOf } from '../rules/roles/builder.ts'
import { setUp } from '../rules/setup.ts'
import { type Position, playerAt } from '../rules/state.ts'
import type { BuildingId, Good, Role } from '../rules/vocabulary.ts'

const fresh = setUp({ edition: 'two-player', seats: 2, seed: 1 })

/** The first seat in a role's phase, having chosen it or not. */
function inPhase(role: Role, chosen: boolean): Position {
  const at = role === 'trader' ? 'trader.turn' : 'builder.turn'
  return { ...structuredClone(fresh), at, role, chooser: chosen ? 0 : 1, seat: 0 }
}

/** Coins for selling one good, with occupied markets, and with the privilege where the seat chose the role. */
export function saleOf(good: Good, markets: readonly BuildingId[], chosen: boolean): number {
  const position = inPhase('trader', chosen)
  const seller = playerAt(position, 0)
  seller.goods[good] = 1
  seller.city = markets.map((id) => ({ id, workers: 1 }))
  const sold = game.applyMove(position, { do: 'sell', seat: 0, good })
  if (!sold.ok) throw new Error(`${good} cannot be sold: ${sold.broken.join()}`)
  return game.netGains(sold.events, 0).coins ?? 0
}

/** What a building costs with so many occupied quarries. */
export function priceWith(building: BuildingId, quarries: number, chosen: boolean): number {
  const position = inPhase('builder', chosen)
  playerAt(position, 0).manned.quarry = quarries
  return priceOf(position, 0, building).price
}
