/** What a land tile is good for, in words. */
import { BUILDING } from '../rules/buildings.ts'
import type { MoveOf } from '../rules/moves.ts'
import { freeCity, MAKERS } from '../rules/player.ts'
import { GOOD_PRICE } from '../rules/roles/trader.ts'
import { type Player, type Position, playerAt } from '../rules/state.ts'
import { CITY_SPACES, type Good } from '../rules/vocabulary.ts'
import { term } from '../words/markup.ts'
import { say } from '../words/messages/puzzles.ts'
import { tileTerm } from '../words/say.ts'
import { type Fact, rivalOf } from './fact.ts'

/** Goods of a kind that a player's buildings can make, manned or not. */
export const roomToMake = ({ city }: Player, good: Good): number =>
  city.reduce((sum, { id }) => sum + (BUILDING[id].good === good ? BUILDING[id].circles : 0), 0)

/** What a tile that may be taken would do. */
export function tileFacts(position: Position, { tile }: MoveOf<'takeTile'>): Fact[] {
  const player = playerAt(position, position.seat)
  if (tile === 'quarry') return quarryFacts(player)
  const facts = [useFact(player, tile)]
  if (GOOD_PRICE[tile] > 1)
    facts.push({
      words: say('tile.price', { good: term(tile), price: GOOD_PRICE[tile] }),
      rule: 'trader.price',
    })
  if (player.tiles[tile] === 0 && (tile === 'corn' || roomToMake(player, tile) > 0))
    facts.push({ words: say('tile.kind') })
  const rival = playerAt(position, rivalOf(position))
  const last = position.plantations.faceUp.filter((one) => one === tile).length === 1
  const wanted = tile !== 'corn' && roomToMake(rival, tile) > rival.tiles[tile]
  if (last && wanted && position.seat === position.chooser)
    facts.push({
      words: say('tile.rival', { tile: term(tileTerm(tile)) }),
      rule: 'settler.face-up',
    })
  return facts
}

function useFact(player: Player, good: Good): Fact {
  const tile = term(tileTerm(good))
  if (good === 'corn') return { words: say('tile.corn', { tile }), rule: 'craftsman.corn' }
  const rule = 'craftsman.process'
  const room = roomToMake(player, good)
  const values = { tile, good: term(good) }
  const maker = player.city.find(({ id }) => BUILDING[id].good === good)
  if (maker && room > player.tiles[good])
    return { words: say('tile.ready', { ...values, building: term(maker.id) }), rule }
  if (maker) return { words: say('tile.full', { good: term(good), count: room }), rule }
  const [cheapest] = [...MAKERS[good]].sort((one, other) => one.cost - other.cost)
  if (!cheapest) throw new RangeError(`nothing makes ${good}`)
  const { id, cost } = cheapest
  return {
    words: say('tile.waiting', { good: term(good), building: term(id), price: cost }),
    rule,
  }
}

function quarryFacts(player: Player): Fact[] {
  const count = player.tiles.quarry
  const free = freeCity(player)
  const early = free >= CITY_SPACES / 2
  return [
    {
      words: say(early ? 'tile.quarry.early' : 'tile.quarry.late', { count: free }),
      rule: 'builder.quarry',
    },
    count > 0
      ? { words: say('tile.quarry.more', { count: count + 1 }) }
      : { words: say('tile.quarry.first'), rule: 'settler.quarry-privilege' },
  ]
}
