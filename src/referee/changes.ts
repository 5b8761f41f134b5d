/** Before and after, count by count. */
import { hasBuilt, workersOn } from '../games/puerto-rico/rules/player.ts'
import type { Position } from '../games/puerto-rico/rules/state.ts'
import {
  BUILDINGS,
  type BuildingId,
  GOODS,
  type Good,
  type RoleTile,
  type Seat,
  TILES,
  type Tile,
} from '../games/puerto-rico/rules/vocabulary.ts'

/** Something that is counted; with a seat it lies on that player's board. */
export type Counted =
  | { of: 'coins' | 'points' | 'stored'; seat: Seat }
  | { of: 'good'; seat: Seat; good: Good }
  | { of: 'tile' | 'manned'; seat: Seat; tile: Tile }
  | { of: 'building' | 'workers'; seat: Seat; building: BuildingId }
  | { of: 'ship'; ship: number; good: Good }
  | { of: 'house' | 'faceUp' | 'supplyGood'; good: Good }
  | { of: 'roleCoins'; role: RoleTile }
  | { of: 'market' | 'supplyColonists' | 'supplyPoints' | 'quarries' }

export type Change = Counted & { before: number; after: number }

/** Every count that differs, board by board, then the table. Both positions are of one game. */
export function changesBetween(before: Position, after: Position): Change[] {
  const was = countsOf(before)
  return countsOf(after).flatMap(({ what, count }, index) => {
    const old = was[index]?.count ?? 0
    return old === count ? [] : [{ ...what, before: old, after: count }]
  })
}

/** All counts, in an order that depends on nothing but the seats, roles and ships. */
function countsOf(position: Position): { what: Counted; count: number }[] {
  const counts: { what: Counted; count: number }[] = []
  const say = (what: Counted, count: number): void => {
    counts.push({ what, count })
  }
  position.players.forEach((player, seat) => {
    say({ of: 'coins', seat }, player.coins)
    say({ of: 'points', seat }, player.vp)
    for (const good of GOODS) say({ of: 'good', seat, good }, player.goods[good])
    for (const tile of TILES) say({ of: 'tile', seat, tile }, player.tiles[tile])
    for (const tile of TILES) say({ of: 'manned', seat, tile }, player.manned[tile])
    for (const building of BUILDINGS) {
      say({ of: 'building', seat, building }, hasBuilt(player, building) ? 1 : 0)
      say({ of: 'workers', seat, building }, Math.max(0, workersOn(player, building)))
    }
    say({ of: 'stored', seat }, player.stored)
  })
  for (const { size, good: lies, count } of position.ships)
    for (const good of GOODS) say({ of: 'ship', ship: size, good }, lies === good ? count : 0)
  const times = (goods: readonly Good[], good: Good) => goods.filter((one) => one === good).length
  for (const good of GOODS) say({ of: 'house', good }, times(position.house, good))
  for (const good of GOODS) say({ of: 'faceUp', good }, times(position.plantations.faceUp, good))
  for (const good of GOODS) say({ of: 'supplyGood', good }, position.supply.goods[good])
  for (const { id, coins } of position.roles) say({ of: 'roleCoins', role: id }, coins)
  say({ of: 'market' }, position.market)
  say({ of: 'supplyColonists' }, position.supply.colonists)
  say({ of: 'supplyPoints' }, position.supply.vp)
  say({ of: 'quarries' }, position.supply.quarries)
  return counts
}
