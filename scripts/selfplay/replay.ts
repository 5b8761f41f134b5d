import { emitInto } from '../../src/engine/events.ts'
import { MOST_DECISIONS, moverOf } from '../../src/engine/random-game.ts'
import { letterOf } from '../../src/engine/seats.ts'
import type { AnyMove, EventOf, GameTypes } from '../../src/engine/types.ts'
import type { Played } from '../../src/frame/played.ts'
import { featureOf } from '../games/ids.ts'
import type { Arguments } from './arguments.ts'

const wordsOf = ({ do: kind, seat, ...rest }: AnyMove): string =>
  `${letterOf(seat)} ${kind} ${Object.values(rest)
    .map((value) => (typeof value === 'object' ? JSON.stringify(value) : value))
    .join(' ')}`

type Print = (line: string) => void

/**
 * Plays one game again, telling each move, what it moved and by which rule, and the score; gives the
 * number of violations met.
 */
export async function replay(settings: Arguments, seed: number, print: Print): Promise<number> {
  const withGame = await featureOf(settings.game, 'play')
  return withGame((played) => replayOf(played, settings, seed, print))
}

function replayOf<G extends GameTypes>(
  { game, setUp, setupOf, problemsAt, moveProblemsAt, cited, scoreLines }: Played<G>,
  { edition, seats, expansions, checks }: Arguments,
  seed: number,
  print: Print,
): number {
  const tell = ({ rule, seat, token, count, from, to }: EventOf<G>): void =>
    print(`      ${cited(rule).padEnd(32)} ${letterOf(seat)} ${count} ${token}: ${from} → ${to}`)
  print(`${edition}, ${seats} seats, seed ${seed}`)
  const dealt: EventOf<G>[] = []
  let position = setUp(setupOf({ edition, seats, expansions }, seed), emitInto(dealt))
  for (const event of dealt) tell(event)

  const draw = moverOf(seed)
  const holder = { rng: seed }
  let violations = 0
  for (let decision = 1; decision <= MOST_DECISIONS; decision++) {
    const move = game.randomMove(position, draw)
    const problems = checks
      ? [...problemsAt(position, move), ...moveProblemsAt(position, move, holder)]
      : []
    for (const problem of problems) {
      violations += 1
      print(`  VIOLATION ${problem}`)
    }
    if (!move) break
    print(`${String(decision).padStart(4)}  ${position.at}  ${wordsOf(move)}`)
    const next = game.applyMove(position, move)
    if (!next.ok) {
      print(`  VIOLATION the move breaks ${next.broken.join(', ')}`)
      return violations + 1
    }
    for (const event of next.events) tell(event)
    position = next.position
  }
  for (const line of scoreLines(position)) print(line)
  return violations
}
