/** Takes back what a note tells, as if its rule had not been. For showing that every rule is needed. */
import { type Note, ROLE_PLACE } from '../../rules/notes.ts'
import type { Player, Position } from '../../rules/state.ts'
import { type Good, ROLE_TILES, TILES } from '../../rules/vocabulary.ts'

/** Puts so many tokens into a place, or takes them where `count` is negative. */
type Give = (position: Position, player: Player, token: string, count: number) => void

const add = <K extends string>(sums: Record<K, number>, key: string, count: number): void => {
  if (key in sums) sums[key as K] += count
}

const heap =
  (of: (position: Position) => Good[]): Give =>
  (position, _, token, count) => {
    const items = of(position)
    for (let left = count; left > 0; left--) items.push(token as Good)
    for (let left = count; left < 0; left++) items.splice(items.indexOf(token as Good), 1)
  }

const colonistsOnLand: Give = (_, { tiles, manned }, _token, count) => {
  let left = -count
  for (const tile of TILES) {
    const gone = Math.min(left, manned[tile], tiles[tile])
    manned[tile] -= gone
    left -= gone
  }
}

const colonistsInCity: Give = (_, { city }, _token, count) => {
  let left = -count
  for (const built of [...city].reverse()) {
    const gone = Math.min(left, built.workers)
    built.workers -= gone
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
    for (const built of player.city) built.workers = 0
  },
  hand: ({ roles }, _, token) => {
    for (const card of roles) if (card.id === token) card.takenBy = null
  },
  supply: ({ supply }, _, token, count) => {
    if (token === 'colonist') supply.colonists += count
    else if (token === 'vp') supply.vp += count
    else if (token === 'quarry') supply.quarries += count
    add(supply.goods, token, count)
    add(supply.buildings as Record<string, number>, token, count)
  },
  market: (position, _, _token, count) => {
    position.market += count
  },
  faceUp: heap(({ plantations }) => plantations.faceUp),
  pile: heap(({ plantations }) => plantations.pile),
  discard: ({ plantations }, _, token, count) => add(plantations.discard, token, count),
  house: heap(({ house }) => house),
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

/** Moves the tokens of a note back to where they came from, on the position itself. */
export function revertNote(position: Position, { seat, token, count, from, to }: Note): void {
  const player = position.players[seat]
  if (!player) return
  PLACES[to]?.(position, player, token, -count)
  PLACES[from]?.(position, player, token, count)
}
