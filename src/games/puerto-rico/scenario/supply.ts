/** How much is left in the supply, told directly. */
import type { Player, Position } from '../rules/state.ts'
import type { Good } from '../rules/vocabulary.ts'

/** What players can hold of the supply. */
export type Stock = 'colonists' | 'vp' | Good

function give(player: Player, stock: Stock, count: number): void {
  if (stock === 'colonists') player.stored += count
  else if (stock === 'vp') player.vp += count
  else player.goods[stock] += count
}

const heldBy = (player: Player, stock: Stock): number =>
  stock === 'colonists' ? player.stored : stock === 'vp' ? player.vp : player.goods[stock]

function lay({ supply }: Position, stock: Stock, count: number): void {
  if (stock === 'colonists') supply.colonists = count
  else if (stock === 'vp') supply.vp = count
  else supply.goods[stock] = count
}

export const inSupply = ({ supply }: Position, stock: Stock): number =>
  stock === 'colonists' ? supply.colonists : stock === 'vp' ? supply.vp : supply.goods[stock]

/** Leaves so much in the supply; what lies there beyond it goes to the players one by one, from A. */
export function leaveInSupply(position: Position, stock: Stock, count: number): void {
  const { players } = position
  for (let over = inSupply(position, stock) - count, turn = 0; over > 0; over--, turn++) {
    const player = players[turn % players.length]
    if (player) give(player, stock, 1)
  }
  lay(position, stock, count)
}

/** Brings the supply up to so much again, as far as the players hold of it, the last one first. */
export function takeIntoSupply(position: Position, stock: Stock, count: number): void {
  for (const player of position.players.toReversed()) {
    const taken = Math.min(heldBy(player, stock), count - inSupply(position, stock))
    if (taken <= 0) continue
    give(player, stock, -taken)
    lay(position, stock, inSupply(position, stock) + taken)
  }
}
