import { createActor } from 'xstate'
import { problemsAt } from '../scripts/selfplay/checks.ts'
import { game } from '../src/games/puerto-rico/game.ts'
import { machine, positionOf } from '../src/games/puerto-rico/machine.ts'
import { moverOf, playGame } from '../src/games/puerto-rico/random-game.ts'
import { setUp } from '../src/games/puerto-rico/setup.ts'

/** Plays the game of a seed to its end and gives the number of decisions. */
export type Way = (seats: number, seed: number) => number

const edition = 'classic'

/** The same games, each played in a different way. */
export const WAYS: Record<string, Way> = {
  /** The compiled stepper on one position, as bulk play uses it. */
  bare: (seats, seed) => playGame({ edition, seats, seed }).decisions,
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
    return playGame({ edition, seats, seed }, (position, next) => {
      const [problem] = problemsAt(position, next, holder)
      if (problem) throw new Error(problem)
    }).decisions
  },
}
