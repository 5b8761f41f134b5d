import { moverOf, playGame } from '../src/engine/random-game.ts'
import type { GameTypes } from '../src/engine/types.ts'
import type { Played, Way } from '../src/frame/played.ts'

/** The same games, each played in a different way. */
export function waysOf<G extends GameTypes>(
  played: Played<G>,
  edition: string,
  expansions: readonly string[] = [],
): Record<string, Way> {
  const { game, machine, setUp, setupOf, problemsAt, moveProblemsAt } = played
  const setupFor = (seats: number, seed: number) => setupOf({ edition, seats, expansions }, seed)
  return {
    /** The compiled stepper on one position, as bulk play uses it. */
    bare: (seats, seed) => playGame(played, setupFor(seats, seed)).decisions,
    /** The verb of the table: judged, copied, with notes. */
    advance(seats, seed) {
      const draw = moverOf(seed)
      let position = setUp(setupFor(seats, seed))
      for (let decisions = 0; ; decisions++) {
        const next = game.applyMove(position, game.randomMove(position, draw))
        if (!next.ok) return decisions
        position = next.position
      }
    },
    /** An actor of the statechart, as the site runs it. */
    xstate(seats, seed) {
      const draw = moverOf(seed)
      const actor = machine.startActor(setUp(setupFor(seats, seed)))
      for (let decisions = 0; ; decisions++) {
        const move = game.randomMove(machine.positionOf(actor.getSnapshot()), draw)
        if (!move) return decisions
        actor.send({ type: move.do, move })
      }
    },
    ...(expansions.length === 0 && played.ways),
    /** The stepper, with everything that self-play checks after each move. */
    checked(seats, seed) {
      const holder = { rng: seed }
      return playGame(played, setupFor(seats, seed), (position, next) => {
        const [problem] = [...problemsAt(position, next), ...moveProblemsAt(position, next, holder)]
        if (problem) throw new Error(problem)
      }).decisions
    },
  }
}
