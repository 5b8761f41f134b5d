/** What a player owns, counted once for all the questions that follow. */
import { BUILDING } from '../../rules/buildings.ts'
import { forestsOf } from '../../rules/player.ts'
import type { Player } from '../../rules/state.ts'
import { type ByGood, CITY_SPACES, GOODS, LAND_SPACES } from '../../rules/vocabulary.ts'

export interface Estate {
  player: Player
  freeLand: number
  freeCity: number
  /** Circles of buildings by the good they make; for corn as many as there are tiles. */
  circles: ByGood<number>
  /** Circles on tiles and buildings. */
  allCircles: number
  /** Empty circles on buildings. */
  empty: number
  colonists: number
  goods: number
  /** Kinds of goods that could be produced with enough colonists. */
  kinds: number
  /** Goods of one production now, roughly, and with everything manned. */
  making: number
  couldMake: number
  /** Coins that occupied markets add to a sale. */
  sale: number
  /** Points that an occupied harbor adds to a load. */
  harbor: number
}

export function estateOf(player: Player): Estate {
  const { tiles, manned } = player
  const circles = { corn: tiles.corn, fruit: 0, sugar: 0, tobacco: 0, coffee: 0 }
  let freeCity = CITY_SPACES
  let onBuildings = 0
  let workersThere = 0
  let sale = 0
  let harbor = 0
  for (const { id, workers } of player.city) {
    const { size, circles: here, good, powers } = BUILDING[id]
    freeCity -= size
    onBuildings += here
    workersThere += workers
    if (good) circles[good] += here
    if (workers === 0) continue
    sale += powers.saleBonus ?? 0
    harbor += powers.loadBonus ?? 0
  }
  let land = tiles.quarry
  let onLand = manned.quarry
  let goods = 0
  let kinds = 0
  let making = 0
  for (const good of GOODS) {
    land += tiles[good]
    onLand += manned[good]
    making += manned[good]
    goods += player.goods[good]
    if (tiles[good] > 0 && circles[good] > 0) kinds++
  }
  return {
    player,
    freeLand: LAND_SPACES - land - forestsOf(player),
    freeCity,
    circles,
    allCircles: land + onBuildings,
    empty: onBuildings - workersThere,
    colonists: player.stored + onLand + workersThere,
    goods,
    kinds,
    making,
    couldMake: (land - tiles.quarry) * 0.8,
    sale,
    harbor,
  }
}
