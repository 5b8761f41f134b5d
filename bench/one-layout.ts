import { moverOf } from '../src/engine/random-game.ts'
import { BUILDING } from '../src/games/puerto-rico/rules/buildings.ts'
import { bulkGame as game } from '../src/games/puerto-rico/rules/bulk.ts'
import type { Move, MoveOf } from '../src/games/puerto-rico/rules/moves.ts'
import { colonistsOf } from '../src/games/puerto-rico/rules/player.ts'
import { setUp } from '../src/games/puerto-rico/rules/setup.ts'
import { playerAt, type State } from '../src/games/puerto-rico/rules/state.ts'
import { type Seat, TILES } from '../src/games/puerto-rico/rules/vocabulary.ts'
import type { Way } from './ways.ts'

/** Everybody on the first circles: tiles, then buildings. */
function firstLayout(state: State, seat: Seat): Move {
  const player = playerAt(state, seat)
  const island: MoveOf<'place'>['island'] = {}
  const city: MoveOf<'place'>['city'] = {}
  let left = colonistsOf(player)
  const placed = (circles: number): number => {
    const count = Math.min(left, circles)
    left -= count
    return count
  }
  for (const tile of TILES) if (player.tiles[tile] > 0) island[tile] = placed(player.tiles[tile])
  for (const { id } of player.city) city[id] = placed(BUILDING[id].circles)
  return { do: 'place', seat, island, city }
}

/** Puerto Rico by the stepper, offered but one layout of colonists. */
export const oneLayout: Way = (seats, seed) => {
  const draw = moverOf(seed)
  const position = setUp({ edition: 'classic', seats, seed })
  for (let decisions = 0; ; decisions++) {
    const move =
      position.at === 'mayor.placing'
        ? firstLayout(position, position.seat)
        : game.randomMove(position, draw)
    if (!move) return decisions
    game.applyMoveInPlace(position, move)
  }
}
