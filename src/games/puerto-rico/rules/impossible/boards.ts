import { BUILDING } from '../buildings.ts'
import type { Figures } from '../editions.ts'
import { freeCity, freeLand } from '../player.ts'
import type { Player, Position } from '../state.ts'
import { GOODS, HOUSE_SPACES, TILES } from '../vocabulary.ts'
import type { Report } from './problem.ts'

/** What lies on a board fits on it. */
export function checkBoards({ players }: Position, report: Report): void {
  for (const [seat, player] of players.entries()) checkBoard(player, `players.${seat}`, report)
}

function checkBoard(player: Player, path: string, report: Report): void {
  const { tiles, manned, city } = player
  if (freeLand(player) < 0) report(`${path}.tiles`, 'land-full', { over: -freeLand(player) })
  if (freeCity(player) < 0) report(`${path}.city`, 'city-full', { over: -freeCity(player) })
  for (const tile of TILES)
    if (manned[tile] > tiles[tile])
      report(`${path}.manned.${tile}`, 'manned', {
        tile,
        colonists: manned[tile],
        tiles: tiles[tile],
      })
  for (const { id, workers } of city) {
    const { circles } = BUILDING[id]
    if (workers > circles)
      report(`${path}.city.${id}`, 'workers', { building: id, workers, circles })
  }
  for (let place = 0; place < city.length; place++) {
    const id = city[place]?.id
    let before = 0
    for (let other = 0; other < place; other++) if (city[other]?.id === id) before += 1
    if (id && before === 1) report(`${path}.city.${id}`, 'built-twice', { building: id })
  }
}

/** Ships, trading house and plantations on the table. */
export function checkTable(position: Position, figures: Figures, report: Report): void {
  checkShips(position, figures, report)
  const { at, house, plantations, players } = position
  const count = house.length
  if (count > HOUSE_SPACES) report('house', 'house-full', { count })
  else if (count === HOUSE_SPACES && (!at.startsWith('trader.') || !hasSold(position)))
    report('house', 'house-kept')
  const most = players.length + 1
  if (plantations.faceUp.length > most)
    report('plantations.faceUp', 'face-up', { count: plantations.faceUp.length, most })
}

/** Whether somebody has had the time to sell in this trader phase: its first turn begins with a space. */
const hasSold = ({ seat, chooser, expansions }: Position): boolean =>
  seat !== chooser || expansions?.phase.sold === true

function checkShips({ at, ships }: Position, figures: Figures, report: Report): void {
  let known = ships.length === figures.ships.length
  for (let place = 0; place < ships.length; place++)
    known &&= ships[place]?.size === figures.ships[place]
  if (!known) {
    const found = ships.map(({ size }) => size).join(', ')
    report('ships', 'ships', { expected: figures.ships.join(', '), found })
  }
  for (const { size, good, count } of ships)
    if (count > size || (good === null) !== (count === 0))
      report(`ships.${size}`, 'ship-load', { ship: size, count })
    else if (count === size && !at.startsWith('captain'))
      report(`ships.${size}`, 'ship-kept', { ship: size })
  for (const good of GOODS) {
    let loaded = 0
    for (const ship of ships) if (ship.good === good) loaded += 1
    if (loaded > 1) report('ships', 'kind-on-two-ships', { good })
  }
}
