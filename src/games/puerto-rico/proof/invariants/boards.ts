import { BUILDING } from '../../rules/buildings.ts'
import type { Figures } from '../../rules/editions.ts'
import type { Player, Position } from '../../rules/state.ts'
import { CITY_SPACES, GOODS, HOUSE_SPACES, LAND_SPACES, TILES } from '../../rules/vocabulary.ts'
import { builtBy, citySpaces, isCount, type Report, sameItems, total } from './report.ts'

/** What lies on a board fits on it. */
export function checkPlayer(player: Player, seat: number, report: Report): void {
  const { coins, vp, stored, goods, tiles, manned, city } = player
  const whose = `seat ${seat}`
  const counted = (what: string, value: number): void => {
    if (!isCount(value)) report(`${whose}: ${what} is ${value}`)
  }
  counted('coins', coins)
  counted('vp', vp)
  counted('stored', stored)
  for (const good of GOODS) counted(good, goods[good])
  for (const tile of TILES)
    if (!isCount(manned[tile]) || !isCount(tiles[tile]) || manned[tile] > tiles[tile])
      report(`${whose}: ${manned[tile]} of ${tiles[tile]} ${tile} tiles are occupied`)
  for (const { id, workers } of city) {
    if (builtBy(player, id) > 1) report(`${whose}: ${id} stands twice`)
    if (!isCount(workers) || workers > BUILDING[id].circles)
      report(`${whose}: ${workers} colonists on the ${BUILDING[id].circles} circles of ${id}`)
  }
  const land = total(TILES, (tile) => tiles[tile])
  if (land > LAND_SPACES) report(`${whose}: ${land} land tiles`)
  if (citySpaces(player) > CITY_SPACES)
    report(`${whose}: ${citySpaces(player)} city spaces built on`)
}

/** Ships, trading house and plantations on the table. */
export function checkTable(position: Position, figures: Figures, report: Report): void {
  const { at, ships, house, plantations, players } = position
  if (!sameItems(ships, figures.ships, (ship) => ship.size))
    report(`ships of ${ships.map((ship) => ship.size)} instead of ${figures.ships}`)
  for (const ship of ships) {
    if ((ship.good === null) !== (ship.count === 0))
      report(`ship ${ship.size}: ${ship.count} goods of kind ${ship.good}`)
    if (ship.count > ship.size) report(`ship ${ship.size} carries ${ship.count}`)
    if (ship.count === ship.size && !at.startsWith('captain')) report(`ship ${ship.size} is full`)
    if (ships.some(({ size, good }) => good !== null && good === ship.good && size !== ship.size))
      report(`${ship.good} lies on two ships`)
  }
  const houseSpaces = at === 'trader.turn' ? HOUSE_SPACES : HOUSE_SPACES - 1
  if (house.length > houseSpaces) report(`${house.length} goods in the trading house`)
  if (plantations.faceUp.length > players.length + 1)
    report(`${plantations.faceUp.length} plantations face up`)
}
