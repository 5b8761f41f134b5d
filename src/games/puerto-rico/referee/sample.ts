/** Positions from the middle of seeded games, each with the move that was played next; for tests. */

import { moverOf, playGame } from '../../../engine/random-game.ts'
import { puertoRico } from '../definition.ts'
import { copyState } from '../rules/copy-state.ts'
import { OPTION_IDS, OPTION_VALUES, type Options } from '../rules/editions.ts'
import type { Move } from '../rules/moves.ts'
import type { GameSetup } from '../rules/setup.ts'
import type { Position } from '../rules/state.ts'

interface Sample {
  position: Position
  /** Null where the game is over. */
  move: Move | null
}

/** A game by twos to fives, with options of all sorts. */
function setupFor(seed: number, draw: () => number): GameSetup {
  const seats = 2 + (seed % 4)
  const edition = seats === 2 ? 'two-player' : 'classic'
  const options = Object.fromEntries(
    OPTION_IDS.filter(() => draw() < 0.1).map((id) => [id, OPTION_VALUES[id][1]]),
  ) as Partial<Options>
  return { edition, seats, seed, options }
}

/** `count` positions of whole games, each set up for its number. */
export function positionsOf(
  count: number,
  setupOf: (seed: number, draw: () => number) => GameSetup = setupFor,
): Sample[] {
  const samples: Sample[] = []
  for (let seed = 1; samples.length < count; seed++) {
    const draw = moverOf(seed + 5000)
    playGame(puertoRico, setupOf(seed, draw), (position, move) => {
      if (samples.length < count && (!move || draw() < 0.05))
        samples.push({ position: copyState(position), move })
    })
  }
  return samples
}
