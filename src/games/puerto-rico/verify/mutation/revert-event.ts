/** Takes back what an event tells, as if its rule had not been. For showing that every rule is needed. */
import { type GameEvent, ROLE_PLACE } from '../../rules/events.ts'
import { addResidents } from '../../rules/player.ts'
import { type Player, type Position, putInStock } from '../../rules/state.ts'
import { ALL_BUILDINGS, type Good, ROLE_TILES, TILES } from '../../rules/vocabulary.ts'

/** Puts so many tokens into a place, or takes them where `count` is negative. */
type Give = (position: Position, player: Player, token: string, count: number) => void

const add = <K extends string>(sums: Record<K, number>, key: string, count: number): void => {
  if (key in sums) sums[key as K] += count
}

/** A list with so many more of a good, or fewer. */
function withMore(list: readonly Good[], token: string, count: number): readonly Good[] {
  const items = [...list]
  for (let left = count; left > 0; left--) items.push(token as Good)
  for (let left = count; left < 0; left++) items.splice(items.indexOf(token as Good), 1)
  return items
}

const colonistsOnLand: Give = (_, { tiles, manned }, _token, count) => {
  let left = -count
  for (const tile of TILES) {
    const gone = Math.min(left, manned[tile], tiles[tile])
    manned[tile] -= gone
    left -= gone
  }
}

const colonistsInCity: Give = (_, player, _token, count) => {
  let left = -count
  for (const { id, workers } of [...player.city].reverse()) {
    const gone = Math.min(left, workers)
    addResidents(player, id, 'colonist', -gone)
    left -= gone
  }
}

const PLACES: Record<string, Give> = {
  purse: (_, player, _token, count) => {
    player.coins += count
  },
  chips: (_, player, _token, count) => {
    player.vp += count
  },
  goods: (_, { goods }, token, count) => add(goods, token, count),
  stored: (_, player, _token, count) => {
    player.stored += count
  },
  land: (position, player, token, count) => {
    if (token === 'colonist') colonistsOnLand(position, player, token, count)
    else add(player.tiles, token, count)
  },
  city: (position, player, token, count) => {
    if (token === 'colonist') colonistsInCity(position, player, token, count)
    else player.city = player.city.filter(({ id }) => id !== token)
  },
  board: (_, player, token) => {
    if (token !== 'colonist') return
    for (const tile of TILES) player.manned[tile] = 0
    player.city = player.city.map(({ id }) => ({ id, workers: 0 }))
  },
  hand: ({ roles }, _, token) => {
    for (const card of roles) if (card.id === token) card.takenBy = null
  },
  supply: (position, _, token, count) => {
    const { supply } = position
    if (token === 'colonist') supply.colonists += count
    else if (token === 'vp') supply.vp += count
    else if (token === 'quarry') supply.quarries += count
    add(supply.goods, token, count)
    const building = ALL_BUILDINGS.find((id) => id === token)
    const stock = building && supply.buildings[building]
    if (building && stock !== undefined) putInStock(position, building, stock + count)
  },
  market: (position, _, _token, count) => {
    position.market += count
  },
  faceUp: ({ plantations }, _, token, count) => {
    plantations.faceUp = withMore(plantations.faceUp, token, count)
  },
  pile: ({ plantations }, _, token, count) => {
    plantations.pile = withMore(plantations.pile, token, count)
  },
  discard: ({ plantations }, _, token, count) => add(plantations.discard, token, count),
  house: (position, _, token, count) => {
    position.house = withMore(position.house, token, count)
  },
}
for (const size of [4, 5, 6, 7, 8])
  PLACES[`ship${size}`] = ({ ships }, _, token, count) => {
    const ship = ships.find((one) => one.size === size)
    if (!ship) return
    ship.count += count
    ship.good = ship.count > 0 ? (token as Good) : null
  }

for (const id of ROLE_TILES)
  PLACES[ROLE_PLACE[id]] = ({ roles }, _, _token, count) => {
    for (const card of roles) if (card.id === id) card.coins += count
  }

/** Moves the tokens of an event back to where they came from, on the position itself. */
export function revertEvent(position: Position, { seat, token, count, from, to }: GameEvent): void {
  const player = position.players[seat]
  if (!player) return
  PLACES[to]?.(position, player, token, -count)
  PLACES[from]?.(position, player, token, count)
}
