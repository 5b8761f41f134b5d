import type { Figures } from '../editions.ts'
import type { Player, Position } from '../state.ts'
import { BUILDINGS, GOODS, TILES } from '../vocabulary.ts'
import { isCount, type Report, total } from './report.ts'

/** Goods of each kind, wherever they lie. */
function allGoods({ supply, players, ships, house }: Position): Position['supply']['goods'] {
  const goods = { ...supply.goods }
  for (const player of players) for (const good of GOODS) goods[good] += player.goods[good]
  for (const { good, count } of ships) if (good) goods[good] += count
  for (const good of house) goods[good] += 1
  return goods
}

/** Plantations of each kind, wherever they lie. */
function allPlantations({ plantations, players }: Position): Position['plantations']['discard'] {
  const tiles = { ...plantations.discard }
  for (const player of players) for (const good of GOODS) tiles[good] += player.tiles[good]
  for (const good of plantations.faceUp) tiles[good] += 1
  for (const good of plantations.pile) tiles[good] += 1
  return tiles
}

/** Colonists on a player's board and beside it. */
function colonistsWith({ stored, manned, city }: Player): number {
  let sum = stored
  for (const tile of TILES) sum += manned[tile]
  for (const { workers } of city) sum += workers
  return sum
}

/** Nothing is created and nothing lost: each token lies in exactly one place. */
export function checkTotals(position: Position, figures: Figures, report: Report): void {
  const { players, supply } = position
  const compare = (what: string, found: number, expected: number, kind = ''): void => {
    if (found !== expected) report(`${what}${kind}: ${found} in all instead of ${expected}`)
  }
  const goods = allGoods(position)
  const plantations = allPlantations(position)
  for (const good of GOODS) {
    compare(good, goods[good], figures.goods[good])
    compare(good, plantations[good], figures.plantations[good], ' plantations')
  }
  const quarries = total(players, (player) => player.tiles.quarry)
  compare('quarries', supply.quarries + quarries, figures.quarries)
  const buildings = { ...supply.buildings }
  for (const { city } of players) for (const { id } of city) buildings[id] += 1
  for (const id of BUILDINGS) compare(id, buildings[id], figures.copies[id])
  const colonists = supply.colonists + position.market + total(players, colonistsWith)
  compare('colonists', colonists, figures.colonists + figures.market)
  const points = total(players, (player) => player.vp)
  compare('points', supply.vp + points - supply.vpOnPaper, figures.vp)
}

/** Counts outside the boards are whole and never below nothing. */
export function checkCounts(
  { supply, market, plantations, ships, roles }: Position,
  report: Report,
) {
  const counted = (what: string, value: number, where = ''): void => {
    if (!isCount(value)) report(`${what}${where}: ${value} is no count`)
  }
  for (const good of GOODS) {
    counted(good, supply.goods[good], ' in the supply')
    counted(good, plantations.discard[good], ' plantations discarded')
  }
  for (const id of BUILDINGS) counted(id, supply.buildings[id], ' in the supply')
  counted('colonists in the supply', supply.colonists)
  counted('colonists on the market', market)
  counted('points in the supply', supply.vp)
  counted('points on paper', supply.vpOnPaper)
  counted('quarries in the supply', supply.quarries)
  for (const ship of ships) counted('goods on a ship', ship.count)
  for (const card of roles) counted(card.id, card.coins, ' coins')
}
