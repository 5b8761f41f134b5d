/** The same game played by the compiled stepper and by an XState actor, compared after every move. */
import { isDeepStrictEqual } from 'node:util'
import { moverOf } from '../../../engine/random-game.ts'
import { positionOf, startActor } from '../machine.ts'
import { game } from '../rules/game.ts'
import { type GameSetup, setUp } from '../rules/setup.ts'
import type { Position } from '../rules/state.ts'

const RESTORE_EVERY = 50

/** A game as it comes back from storage. */
const stored = (position: Position): Position => JSON.parse(JSON.stringify(position))

/** Plays one game to its end and gives the number of its decisions; a difference is thrown. */
export function compareWithXState(setup: GameSetup): number {
  const draw = moverOf(setup.seed)
  let position = setUp(setup)
  let actor = startActor(position)
  for (let decision = 0; ; decision++) {
    const move = game.randomMove(position, draw)
    if (!move) {
      if (actor.getSnapshot().status !== 'done') throw new Error('XState goes on after the end')
      return decision
    }
    const next = game.advance(position, move)
    if (!next.ok) throw new Error(`${JSON.stringify(move)} breaks ${next.broken}`)
    if (decision % RESTORE_EVERY === 0) actor = startActor(stored(position))
    actor.send({ type: move.do, move })
    const snapshot = actor.getSnapshot()
    const reached = { position: positionOf(snapshot), notes: snapshot.context.notes }
    const expected = { position: next.position, notes: next.notes }
    if (!isDeepStrictEqual(reached, expected)) {
      const told = { seed: setup.seed, decision, move, reached, expected }
      throw new Error(`XState and the stepper differ: ${JSON.stringify(told)}`)
    }
    position = next.position
  }
}
