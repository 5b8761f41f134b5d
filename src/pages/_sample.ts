import { random } from '../engine/rng.ts'
import { game } from '../games/puerto-rico/game.ts'
import { setUp } from '../games/puerto-rico/setup.ts'
import type { Position } from '../games/puerto-rico/state.ts'

/** A real position: so many random legal moves into a two-player game, the same for the same seed. */
export function sampleGame(seed: number, moves: number): Position {
  const position = setUp({ edition: 'two-player', seats: 2, seed })
  const chance = { rng: seed }
  for (let played = 0; played < moves; played++) {
    const move = game.randomMove(position, () => random(chance))
    if (!move) break
    game.playOn(position, move)
  }
  return position
}
