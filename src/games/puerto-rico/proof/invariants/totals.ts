import type { Figures } from '../../rules/editions.ts'
import type { Player, Position } from '../../rules/state.ts'
import { BUILDINGS, type BuildingId, GOODS, type Good, TILES } from '../../rules/vocabulary.ts'
import { isCount, type Report, total } from './report.ts'

// Called after every move of long runs: plain loops, and no object made by the way.

/** Goods of a kind, wherever they lie. */
function allGoods({ supply, players, ships, house }: Position, kind: Good): number {
  let sum = supply.goods[kind]
  for (const { goods } of players) sum += goods[kind]
  for (const { good, count } of ships) if (good === kind) sum += count
  for (const good of house) if (good === kind) sum += 1
  return sum
}

/** Plantations of a kind, wherever they lie. */
function allPlantations({ plantations, players }: Position, kind: Good): number {
  let sum = plantations.discard[kind]
  for (const { tiles } of players) sum += tiles[kind]
  for (const good of plantations.faceUp) if (good === kind) sum += 1
  for (const good of plantations.pile) if (good === kind) sum += 1
  return sum
}

/** Copies of a building, wherever they are. */
function allCopies({ supply, players }: Position, building: BuildingId): number {
  let sum = supply.buildings[building]
  for (const { city } of players) for (const { id } of city) if (id === building) sum += 1
  return sum
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
  for (const good of GOODS) {
    compare(good, allGoods(position, good), figures.goods[good])
    compare(good, allPlantations(position, good), figures.plantations[good], ' plantations')
  }
  const quarries = total(players, (player) => player.tiles.quarry)
  compare('quarries', supply.quarries + quarries, figures.quarries)
  for (const id of BUILDINGS) compare(id, allCopies(position, id), figures.copies[id])
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
