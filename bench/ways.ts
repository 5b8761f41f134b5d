import { createActor } from 'xstate'
import { moveProblemsAt, problemsAt } from '../scripts/selfplay/checks.ts'
import { moverOf, playGame } from '../src/engine/random-game.ts'
import { machine, positionOf } from '../src/games/puerto-rico/machine.ts'
import { BUILDING } from '../src/games/puerto-rico/rules/buildings.ts'
import { bulkGame as game } from '../src/games/puerto-rico/rules/bulk.ts'
import type { Move, MoveOf } from '../src/games/puerto-rico/rules/moves.ts'
import { colonistsOf } from '../src/games/puerto-rico/rules/player.ts'
import { setUp } from '../src/games/puerto-rico/rules/setup.ts'
import { playerAt, type State } from '../src/games/puerto-rico/rules/state.ts'
import { type Seat, TILES } from '../src/games/puerto-rico/rules/vocabulary.ts'

/** Plays the game of a seed to its end and gives the number of decisions. */
export type Way = (seats: number, seed: number) => number

const edition = 'classic'

/** Everybody on the first circles: tiles, then buildings. */
function oneLayout(state: State, seat: Seat): Move {
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

/** The same games, each played in a different way. */
export const WAYS: Record<string, Way> = {
  /** The compiled stepper on one position, as bulk play uses it. */
  bare: (seats, seed) => playGame({ game, setUp }, { edition, seats, seed }).decisions,
  /** The stepper, offered but one layout of colonists. */
  'one layout'(seats, seed) {
    const draw = moverOf(seed)
    const position = setUp({ edition, seats, seed })
    for (let decisions = 0; ; decisions++) {
      const move =
        position.at === 'mayor.placing'
          ? oneLayout(position, position.seat)
          : game.randomMove(position, draw)
      if (!move) return decisions
      game.playOn(position, move)
    }
  },
  /** The verb of the table: judged, copied, with notes. */
  advance(seats, seed) {
    const draw = moverOf(seed)
    let position = setUp({ edition, seats, seed })
    for (let decisions = 0; ; decisions++) {
      const next = game.advance(position, game.randomMove(position, draw))
      if (!next.ok) return decisions
      position = next.position
    }
  },
  /** An actor of the statechart, as the site runs it. */
  xstate(seats, seed) {
    const draw = moverOf(seed)
    const { at: _, ...input } = setUp({ edition, seats, seed })
    const actor = createActor(machine, { input }).start()
    for (let decisions = 0; ; decisions++) {
      const move = game.randomMove(positionOf(actor.getSnapshot()), draw)
      if (!move) return decisions
      actor.send({ type: move.do, move })
    }
  },
  /** The stepper, with everything that self-play checks after each move. */
  checked(seats, seed) {
    const holder = { rng: seed }
    return playGame({ game, setUp }, { edition, seats, seed }, (position, next) => {
      const [problem] = [...problemsAt(position, next), ...moveProblemsAt(position, next, holder)]
      if (problem) throw new Error(problem)
    }).decisions
  },
}
