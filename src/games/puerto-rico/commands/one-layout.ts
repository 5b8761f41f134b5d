import { moverOf } from '../../../engine/random-game.ts'
import type { Way } from '../../../frame/played.ts'
import { BUILDING } from '../rules/buildings.ts'
import { bulkGame as game } from '../rules/bulk.ts'
import type { Move, MoveOf } from '../rules/moves.ts'
import { colonistsOf } from '../rules/player.ts'
import { setUp } from '../rules/setup.ts'
import { playerAt, type State } from '../rules/state.ts'
import { type Seat, TILES } from '../rules/vocabulary.ts'

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
