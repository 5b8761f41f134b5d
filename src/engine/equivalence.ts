/** The same game played by the compiled stepper and by an XState actor, compared after every move. */
import { isDeepStrictEqual } from 'node:util'
import type { Game } from './game.ts'
import type { Machine } from './machine.ts'
import type { GameTypes } from './types.ts'

const RESTORE_EVERY = 50

/** A position as it comes back from storage. */
const stored = <Position>(position: Position): Position => JSON.parse(JSON.stringify(position))

/** Plays a random game from `start` to its end and gives the number of its decisions; a difference is thrown. */
export function compareWithXState<G extends GameTypes>(
  game: Game<G>,
  { startActor, positionOf }: Pick<Machine<G>, 'startActor' | 'positionOf'>,
  start: G['Position'],
  draw: () => number,
): number {
  let position = start
  let actor = startActor(position)
  for (let decision = 0; ; decision++) {
    const move = game.randomMove(position, draw)
    if (!move) {
      if (actor.getSnapshot().status !== 'done') throw new Error('XState goes on after the end')
      return decision
    }
    const next = game.applyMove(position, move)
    if (!next.ok) throw new Error(`${JSON.stringify(move)} breaks ${next.broken}`)
    if (decision % RESTORE_EVERY === 0) actor = startActor(stored(position))
    actor.send({ type: move.do, move })
    const snapshot = actor.getSnapshot()
    const reached = { position: positionOf(snapshot), events: snapshot.context.events }
    const expected = { position: next.position, events: next.events }
    if (!isDeepStrictEqual(reached, expected))
      throw new Error(
        `XState and the stepper differ: ${JSON.stringify({ decision, move, reached, expected })}`,
      )
    position = next.position
  }
}
