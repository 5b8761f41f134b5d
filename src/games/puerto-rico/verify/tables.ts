/** Positions drawn at random that random play seldom or never comes to, yet in which nothing is made or lost. */
import { type Rng, randomBelow, shuffle } from '../../../engine/rng.ts'
import { BUILDING } from '../rules/buildings.ts'
import { figuresFor } from '../rules/editions.ts'
import type { Expansions } from '../rules/expansions.ts'
import { allOn, freeCity, freeLand } from '../rules/player.ts'
import { type GameSetup, setUp } from '../rules/setup.ts'
import { type Player, type Position, putInStock } from '../rules/state.ts'
import { ALL_BUILDINGS, GOODS, RESIDENT_PLACES, TILES } from '../rules/vocabulary.ts'

/** A table where a role is to be chosen, with rich and poor boards, goods on ships and supplies near their end. */
export function someTable(setup: GameSetup): Position {
  const position = setUp(setup)
  const holder = { rng: setup.seed ^ 0x5bd1e995 }
  const below = (count: number): number => randomBelow(holder, count)
  const { players, supply, plantations } = position
  const largest = below(12)
  for (const player of players) {
    dealLand(player, position, below)
    build(player, position, 1 + below(largest + 1), holder)
    player.coins = below(16)
  }
  man(position, below)
  if (position.expansions) addNobles(position, position.expansions, below)
  for (const good of GOODS) {
    const most = supply.goods[good]
    for (let left = below(most + 1); left > 0; left--) {
      const player = players[below(players.length)]
      if (player) player.goods[good] += 1
      supply.goods[good] -= 1
    }
    const thrown = plantations.pile.filter((tile) => tile === good && below(3) === 0).length
    for (let left = thrown; left > 0; left--)
      plantations.pile = plantations.pile.toSpliced(plantations.pile.indexOf(good), 1)
    plantations.discard[good] += thrown
  }
  if (setup.options?.['settler.discard'] === 'bottomOfStack')
    for (const good of GOODS)
      for (; plantations.discard[good] > 0; plantations.discard[good]--)
        plantations.pile = [good, ...plantations.pile]
  loadShips(position, holder)
  for (let left = below(4); left > 0; left--) {
    const good = GOODS[below(GOODS.length)]
    if (!good || supply.goods[good] === 0) continue
    supply.goods[good] -= 1
    position.house = [...position.house, good]
  }
  const points = below(3) === 0 ? supply.vp - 1 - below(6) : below(supply.vp)
  for (let left = points; left > 0; left--) {
    const player = players[below(players.length)]
    if (player) player.vp += 1
  }
  supply.vp -= points
  beginRound(position, holder)
  return position
}

type Below = (count: number) => number

/** Land tiles from the pile, and quarries. */
function dealLand(player: Player, { plantations, supply }: Position, below: Below): void {
  for (let left = below(12); left > 0 && freeLand(player) > 0; left--) {
    const quarry = below(5) === 0 && supply.quarries > 0
    const tile = quarry ? 'quarry' : plantations.pile.at(-1)
    if (!tile) return
    if (quarry) supply.quarries -= 1
    else plantations.pile = plantations.pile.slice(0, -1)
    if (player.forests && tile !== 'quarry' && below(4) === 0) player.forests[tile] += 1
    else player.tiles[tile] += 1
  }
}

/** Buildings from the supply, a space left so that the game does not end by it. */
function build(player: Player, position: Position, count: number, holder: Rng): void {
  const ids = [...ALL_BUILDINGS]
  shuffle(holder, ids)
  for (const id of ids) {
    if (player.city.length >= count || freeCity(player) - BUILDING[id].size < 1) continue
    const left = position.supply.buildings[id] ?? 0
    if (left === 0) continue
    putInStock(position, id, left - 1)
    player.city.push({ id, workers: 0 })
  }
}

/** Colonists on circles, some stored, some left on the ship, few or many in the supply. */
function man(position: Position, below: Below): void {
  const { players, supply } = position
  const density = 1 + below(4)
  const drawFor = (room: number): number => {
    let count = 0
    for (let circle = 0; circle < room; circle++)
      if (below(4) < density && supply.colonists > 0) {
        supply.colonists -= 1
        count += 1
      }
    return count
  }
  for (const player of players) {
    for (const tile of TILES) player.manned[tile] = drawFor(player.tiles[tile])
    player.city = player.city.map(({ id }) => ({ id, workers: drawFor(BUILDING[id].circles) }))
    if (below(4) === 0) player.stored = drawFor(4)
  }
  const moved = below(3) === 0 ? supply.colonists - below(4) : 0
  const [first] = players
  if (moved > 0 && first) {
    supply.colonists -= moved
    first.stored += moved
  }
  const left = below(3) === 0 ? below(position.market + 1) : position.market
  supply.colonists += position.market - left
  position.market = left
}

/** Some residents are nobles, on boards and on the ship; few or many are left. */
function addNobles(position: Position, expansions: Expansions, below: Below): void {
  const { players, supply } = position
  const take = (most: number): number => {
    const nobles = Math.min(below(most + 1), expansions.nobles)
    expansions.nobles -= nobles
    supply.colonists += nobles
    return nobles
  }
  supply.colonists -= expansions.aboard
  expansions.nobles += expansions.aboard
  expansions.aboard = take(position.market)
  for (const player of players)
    for (const place of RESIDENT_PLACES) {
      const nobles = player.nobles ? take(Math.min(2, allOn(player, place))) : 0
      if (player.nobles && nobles > 0) player.nobles[place] = nobles
    }
  const left = below(3) === 0 ? Math.min(expansions.nobles, below(3)) : expansions.nobles
  expansions.removed.nobles += expansions.nobles - left
  expansions.nobles = left
}

/** Goods of different kinds on the ships, none of them full. */
function loadShips({ ships, supply }: Position, holder: Rng): void {
  const kinds = [...GOODS]
  shuffle(holder, kinds)
  for (const [index, ship] of ships.entries()) {
    const good = kinds[index]
    if (!good || randomBelow(holder, 2) === 0) continue
    const count = Math.min(randomBelow(holder, ship.size), supply.goods[good])
    if (count === 0) continue
    Object.assign(ship, { good, count })
    supply.goods[good] -= count
  }
}

/** Some roles are taken already, in turn from the governor on; some carry coins. */
function beginRound(position: Position, holder: Rng): void {
  const { roles, players, edition, options } = position
  const seats = players.length
  const { picks } = figuresFor(edition, seats, options)
  position.round = 1 + randomBelow(holder, 20)
  position.governor = randomBelow(holder, seats)
  position.picks = randomBelow(holder, picks * seats)
  position.chooser = (position.governor + position.picks) % seats
  position.seat = position.chooser
  const cards = [...roles]
  shuffle(holder, cards)
  for (const [index, card] of cards.entries())
    if (index < position.picks) card.takenBy = (position.governor + index) % seats
    else card.coins = randomBelow(holder, 4)
}
