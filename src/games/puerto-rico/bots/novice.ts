/**
 * 초급: somebody in a first game. Simple likings, no thought of what others gain, now and then a whim.
 */

import type { Bot, Choice } from '../../../bots/bot.ts'
import { ownMoves, randomOwnMove } from '../../../engine/own-moves.ts'
import { type Rng, random } from '../../../engine/rng.ts'
import { BUILDING } from '../rules/buildings.ts'
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import { capacityOf, goodsOf } from '../rules/player.ts'
import { loadable } from '../rules/roles/captain.ts'
import { GOOD_PRICE } from '../rules/roles/trader.ts'
import { type Position, playerAt } from '../rules/state.ts'
import { GOODS, type Role, type RoleTile, roleOf, type Tile } from '../rules/vocabulary.ts'
import { determinize } from './determinize.ts'
import { goodsMade } from './heuristic/mayor.ts'
import type { PuertoRicoBots } from './types.ts'

/** How often a beginner does just anything. */
const WHIM = 0.05
/** How far a liking varies from one time to the next. */
const MOOD = 1.5
/** Where even a beginner sees what is more, moods do not count. */
const SURE = 2
/** Layouts of colonists that a beginner thinks of. */
const LAYOUTS = 5

const TILE_LIKING: Record<Tile, number> = {
  corn: 1,
  fruit: 1,
  sugar: 2,
  tobacco: 3,
  coffee: 4,
  quarry: 3,
}

/** How much more a beginner likes a building that makes goods than others of its price. */
const MAKING = 2

/** How much a beginner likes each role now. */
const ROLE_LIKING: Record<Role, (position: Position) => number> = {
  settler: () => 1,
  mayor: ({ market }) => 1 + market / 2,
  builder: (position) => Math.min(5, playerAt(position, position.seat).coins * 0.7),
  craftsman(position) {
    const player = playerAt(position, position.seat)
    return GOODS.reduce((sum, good) => sum + capacityOf(player, good), 0)
  },
  trader(position) {
    const { goods } = playerAt(position, position.seat)
    return Math.max(0, ...GOODS.map((good) => (goods[good] > 0 ? GOOD_PRICE[good] + 1 : 0)))
  },
  captain: (position) => 1.3 * goodsOf(playerAt(position, position.seat)),
  prospector: () => 2.5,
}

const coinsOn = ({ roles }: Position, role: RoleTile): number =>
  roles.find(({ id }) => id === role)?.coins ?? 0

/** How much a beginner likes a move at first sight. */
function liking(position: Position, move: Move): number {
  switch (move.do) {
    case 'chooseRole': {
      return ROLE_LIKING[roleOf(move.role)](position) + coinsOn(position, move.role)
    }
    case 'takeTile':
      return TILE_LIKING[move.tile]
    case 'build':
      return BUILDING[move.building].cost + (BUILDING[move.building].good ? MAKING : 0)
    case 'takeGood':
    case 'sell':
      return SURE * GOOD_PRICE[move.good] + 1
    case 'load': {
      const ship = position.ships.find(({ size }) => size === move.ship)
      return ship ? loadable(position, move.seat, move.good, ship) : 0
    }
    case 'loadWharf':
      return playerAt(position, move.seat).goods[move.good]
    case 'store':
      return SURE * GOODS.reduce((sum, good) => sum + (move.keep[good] ?? 0), 0)
    case 'place':
      return SURE * goodsMade(move)
    case 'draft':
      return BUILDING[move.building].cost
    case 'sellToSupply':
      return GOOD_PRICE[move.good]
    case 'takeShare':
      return SURE * move.count
    case 'takeResident':
      return move.resident === 'noble' ? 2 : 1
    case 'loadMixed':
      return GOODS.reduce((sum, good) => sum + (move.goods[good] ?? 0), 0) / 2
    case 'sellTile':
    case 'returnTile':
    case 'moveGuest':
      return -2
    case 'pass':
      return -1
    default:
      return 1
  }
}

function pick(position: Position, rng: Rng): Choice<PuertoRicoBots> {
  const draw = (): number => random(rng)
  const drawn = draw() < WHIM ? randomOwnMove(game, position, draw) : null
  if (drawn) return { move: drawn, reason: { kind: 'fancy' }, others: [] }
  let best: Move | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const move of movesSeen(position, draw)) {
    const value = liking(position, move) + draw() * MOOD
    if (value <= most) continue
    most = value
    best = move
  }
  if (!best) throw new RangeError('the game is over: there is nothing to decide')
  const coins = best.do === 'chooseRole' ? coinsOn(position, best.role) : 0
  return { move: best, reason: { kind: 'likes', move: best, coins }, others: [] }
}

/** What a beginner thinks of: every move, but of the many layouts only a few. */
function movesSeen(position: Position, draw: () => number): Iterable<Move> {
  if (position.at !== 'mayor.placing') return ownMoves(game, position)
  return Array.from({ length: LAYOUTS }, () => randomOwnMove(game, position, draw)).filter(
    (move) => move !== null,
  )
}

export const novice: Bot<PuertoRicoBots> = {
  *think(view, _budget, rng) {
    const choice = pick(determinize(view, rng), rng)
    yield 1
    return choice
  },
}
